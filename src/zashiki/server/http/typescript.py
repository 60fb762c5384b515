"""Generates TypeScript types for clients in the browser from the messages of the protocol."""

from __future__ import annotations

import inspect
import json
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import inspect as look

from ...api.records import MAX_RECORD
from .. import protocol
from ..protocol import commands, games, health, lessons, orders, reviews, scenes, tables

HEAD = "// Made by `zashiki types` from the messages of the server; not to be edited.\n"
CONSTANTS = {"MAX_RECORD": MAX_RECORD}
"""Limits that a page keeps to."""
UNIONS = {"Command": protocol.AnyCommand, "ServerMessage": protocol.ServerMessage}
"""What a socket carries each way; `type` says which. A client's first message is Hello."""
NAMES = {"RefusalKind": protocol.RefusalKind, "EntryKind": protocol.EntryKind, "OptionValue": protocol.OptionValue}
NAMES |= {"ReviewDepth": protocol.ReviewDepth, "ReviewStage": protocol.ReviewStage}
"""Types with a name of their own."""
TOPICS = (orders, commands, games, tables, scenes, reviews, lessons, health)
BASES = (protocol.Command, protocol.Versioned)
"""Classes that only others are derived from."""


def structs() -> list[type[msgspec.Struct]]:
    """Every message and part of one, by topic, in the order they are declared."""
    declared = [(topic.__name__, value) for topic in TOPICS for value in vars(topic).values()]
    found = [v for name, v in declared if inspect.isclass(v) and issubclass(v, msgspec.Struct) and v.__module__ == name]
    return [struct for struct in found if struct not in BASES]


def source() -> str:
    """The whole TypeScript file.

    >>> print(interface(protocol.UndoOffer))
    /** An offer to undo that waits for answers. */
    export interface UndoOffer {
      seat: number;
      waiting: number[];
    }
    """
    named = [f"export type {name} = {_type(look.type_info(form), top=True)};" for name, form in NAMES.items()]
    unions = [f"export type {name} = {_names(form)};" for name, form in UNIONS.items()]
    limits = [f"export const {name} = {value};" for name, value in CONSTANTS.items()]
    return "\n\n".join([HEAD + "\n" + "\n".join(limits + named), *map(interface, structs()), "\n".join(unions)]) + "\n"


def interface(struct: type[msgspec.Struct]) -> str:
    """One message as an interface."""
    about = look.type_info(struct)
    assert isinstance(about, look.StructType)
    lines = [f"/** {(inspect.getdoc(struct) or '').splitlines()[0]} */", f"export interface {struct.__name__} {{"]
    if about.tag_field:
        lines.append(f"  {about.tag_field}: {json.dumps(about.tag)};")
    for field in about.fields:
        mark = "?" if _may_lack(struct, field) else ""
        lines.append(f"  {field.encode_name}{mark}: {_type(field.type)};")
    return "\n".join([*lines, "}"])


def _may_lack(struct: type[msgspec.Struct], field: look.Field) -> bool:
    """May a field be missing? A client need not send defaults; the server leaves them out where the message says so."""
    config = struct.__struct_config__
    return not field.required and (config.omit_defaults or config.forbid_unknown_fields)


def _type(form: look.Type, top: bool = False) -> str:
    if not top:
        for name, alias in NAMES.items():
            if look.type_info(alias) == form:
                return name
    match form:
        case look.Metadata(type=inner):
            return _type(inner)
        case look.StructType(cls=cls):
            return cls.__name__
        case look.ListType(item_type=item):
            one = _type(item)
            return f"({one})[]" if " | " in one else f"{one}[]"
        case look.TupleType(item_types=items):
            return f"[{', '.join(_type(item) for item in items)}]"
        case look.DictType(value_type=value):
            return f"Record<string, {_type(value)}>"
        case look.LiteralType(values=values):
            return _union(json.dumps(value) for value in values)
        case look.UnionType(types=parts):
            return _of_union(parts)
    return PLAIN[type(form)]


PLAIN: dict[type[look.Type], str] = {
    look.StrType: "string",
    look.IntType: "number",
    look.FloatType: "number",
    look.BoolType: "boolean",
    look.NoneType: "null",
    look.AnyType: "unknown",
}


def _of_union(parts: Sequence[look.Type]) -> str:
    """A union; null comes last, after the name of the other types if they have one together."""
    rest = [part for part in parts if not isinstance(part, look.NoneType)]
    if len(rest) == len(parts):
        return _union(_type(part) for part in parts)
    return _union([_type(look.UnionType(tuple(rest)) if len(rest) > 1 else rest[0]), "null"])


def _union(words: Any) -> str:
    return " | ".join(dict.fromkeys(words))


def _names(union: Any) -> str:
    return _union(part.__name__ for part in union.__args__)
