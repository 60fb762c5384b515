"""The messages of the protocol as TypeScript, for clients in the browser: made from the messages themselves."""

from __future__ import annotations

import inspect
import json
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import inspect as look

from . import protocol

HEAD = "// Made by `zashiki types` from the messages of the server; not to be edited.\n"
UNIONS = {"Command": protocol.AnyCommand, "ServerMessage": protocol.ServerMessage}
"""What a socket carries each way, told apart by `type`; a client's first message is Hello."""
NAMES = {"RefusalKind": protocol.RefusalKind, "EntryKind": protocol.EntryKind, "OptionValue": protocol.OptionValue}
NAMES |= {"ReviewDepth": protocol.ReviewDepth, "ReviewStage": protocol.ReviewStage}
"""Types with a name of their own."""


def structs() -> list[type[msgspec.Struct]]:
    """Every message and part of one, in the order they are declared."""
    found = [v for v in vars(protocol).values() if inspect.isclass(v) and issubclass(v, msgspec.Struct)]
    return [s for s in found if s not in (msgspec.Struct, protocol.Command)]


def source() -> str:
    """The whole file.

    >>> print(interface(protocol.UndoOffer))
    /** An offer to undo that waits for answers. */
    export interface UndoOffer {
      seat: number;
      waiting: number[];
    }
    """
    named = [f"export type {name} = {_type(look.type_info(form), top=True)};" for name, form in NAMES.items()]
    unions = [f"export type {name} = {_names(form)};" for name, form in UNIONS.items()]
    return "\n\n".join([HEAD + "\n" + "\n".join(named), *map(interface, structs()), "\n".join(unions)]) + "\n"


def interface(struct: type[msgspec.Struct]) -> str:
    """One message."""
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
    """A default need not be sent; the server itself leaves it out only where the message says so."""
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
    """What may be null beside others comes last, after the others' name if they have one together."""
    rest = [part for part in parts if not isinstance(part, look.NoneType)]
    if len(rest) == len(parts):
        return _union(_type(part) for part in parts)
    return _union([_type(look.UnionType(tuple(rest)) if len(rest) > 1 else rest[0]), "null"])


def _union(words: Any) -> str:
    return " | ".join(dict.fromkeys(words))


def _names(union: Any) -> str:
    return _union(part.__name__ for part in union.__args__)
