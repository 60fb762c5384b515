"""What one seat may know of a record, as a record of its own: a type with no room for a secret."""

from dataclasses import replace
from typing import Any

from .schema import OWN, PUBLIC, Field, Schema, declare, i8


class SeatSchema:
    """Makes the schema of what one seat may know of a record: a type with no room for a secret.

    Public fields keep their name and shape; of an own field the seat's own part is kept; of a set that may not be
    seen, `<name>_count` tells the size.
    """

    @staticmethod
    def of(schema: type[Schema]) -> type[Schema]:
        """The schema of a view of `schema`."""
        fields: dict[str, Field] = {"seat": Field(i8, (), PUBLIC, "whose view this is")}
        for name, f in schema.fields.items():
            if f.visible == PUBLIC:
                fields[name] = f
            elif f.visible == OWN:
                fields[name] = replace(f, shape=f.shape[1:], visible=PUBLIC)
                if f.counted:
                    fields[f"{name}_count"] = replace(f, base=i8, visible=PUBLIC, naming=None, start=0)
            elif f.counted:
                fields[f"{name}_count"] = replace(f, base=i8, visible=PUBLIC, naming=None, start=0)
        seen = type(f"{schema.__name__}SeatSchema", (Schema,), {})
        declare(seen, {k: replace(v, name=k) for k, v in fields.items()})
        return seen

    @staticmethod
    def fill(schema: type[Schema], seen: type[Schema], cells: Any, seat: int) -> Any:
        """The view record of `cells` for `seat`."""
        view = seen.new()
        seen.write(view, "seat", seat)
        for name, f in schema.fields.items():
            value = schema.read(cells, name)
            if f.visible == PUBLIC:
                seen.write(view, name, value)
            elif f.visible == OWN:
                seen.write(view, name, value[seat])
            if f.visible != PUBLIC and f.counted:
                seen.write(view, f"{name}_count", f.veiled(value))
        return view

    @staticmethod
    def blank(schema: type[Schema], seen: type[Schema], view: Any) -> Any:
        """A record of `schema` that holds just what the view knows, hidden places in their start values."""
        cells, seat = schema.new(), seen.read(view, "seat")
        for name, f in schema.fields.items():
            if f.visible == PUBLIC:
                schema.write(cells, name, seen.read(view, name))
            elif f.visible == OWN:
                whole = schema.read(cells, name)
                whole[seat] = seen.read(view, name)
                schema.write(cells, name, whole)
        return cells
