"""SVG pictures of trades and buildings: a coloured shape and lines over it, in a box from -18 to 18."""

from functools import cache

from ....drawing.palette import CHERRY, INDIGO, INK, OCHRE, PALE_INDIGO, PINE, PLUM, VERMILION
from ....drawing.svg import group, move, path

IVORY, STRAW, WOOD, STEEL, DARK, BRONZE = "#FFF8E6", "#E0C283", "#B98553", "#AEB8BE", "#4A4648", "#B98A4A"
SALMON, LEAF, LACQUER, LAMP = "#E08A66", "#8CA36A", "#8C3325", "#F4CF78"


def ring(x: float, y: float, r: float) -> str:
    """A circle as a piece of a path."""
    return f"M{x - r} {y}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0Z"


SPOKES = "M0 -13V13M-13 0H13M-9.2 -9.2L9.2 9.2M9.2 -9.2L-9.2 9.2"

Trade = tuple[str, str, str]
START: dict[str, Trade] = {
    "egg": (IVORY,
        "M-8 13C-16 13 -17 4 -14 -3C-11 -10 -5 -10 -2 -3C1 4 0 13 -8 13ZM8 14C0 14 0 6 3 0C5 -6 11 -6 13 0"
        "C16 6 16 14 8 14Z",
        "M-14 2l3 -2l3 3l3 -3l3 2"),
    "cotton": (IVORY, "M0 7C-10 10 -17 2 -11 -4C-14 -12 -4 -17 0 -11C4 -17 14 -12 11 -4C17 2 10 10 0 7Z",
        "M0 7V17M0 12C-4 9 -9 11 -10 15M0 12C4 9 9 11 10 15M0 6C-3 1 -3 -4 0 -10M-6 4C-8 0 -8 -3 -6 -6M6 4"
        "C8 0 8 -3 6 -6"),
    "glasses": (PALE_INDIGO, ring(-9, 0, 8) + ring(9, 0, 8),
        "M-1 -1C0 -3 0 -3 1 -1M-17 -2L-18 -9M17 -2L18 -9M-13 -3l4 -3M5 -3l4 -3"),
    "salt": (IVORY, "M-12 15C-16 4 -10 -3 -5 -7H5C10 -3 16 4 12 15Z",
        "M-5 -7C-9 -14 -3 -15 0 -11C3 -15 9 -14 5 -7M-7 -7H7M-5 3h3M2 3h3M-2 8h4"),
}  # fmt: skip
SPRING: dict[str, Trade] = {
    "librarian": (PALE_INDIGO, "M-15 6H12V13H-15ZM-12 -1H16V6H-12ZM-14 -8H11V-1H-14ZM-10 -14H13V-8H-10Z",
        "M-9 -8V-1M-9 6V13M10 -1V6M-5 -14V-8M-4 2.5H5M-3 9.5H6"),
    "sake": (IVORY,
        "M-10 -16H-2C-2 -11 -4 -10 -4 -7C2 -4 4 0 4 6C4 12 2 15 -1 16H-11C-14 15 -16 12 -16 6C-16 0 -14 -4 -8 -7"
        "C-8 -10 -10 -11 -10 -16ZM7 7H17C17 12 15 15 14 16H10C9 15 7 12 7 7Z",
        "M-16 3H4M-16 7H4M7 10H17"),
    "bubbles": ("#DCEBEE", ring(-8, -6, 8) + ring(6, -10, 5) + ring(2, 4, 4.5),
        "M17 16L6 8M-12 -9a5 5 0 0 1 4 -3M4 -12a3 3 0 0 1 2 -1"),
    "ukiyoe": (IVORY, "M-13 -16H13V16H-13Z",
        "M-10 -13H10V13H-10ZM-10 8L-2 -5L3 3L6 -1L10 5M-5 0l2 1.5l2 -2" + ring(5, -8, 2.6)),
    "seamstress": (VERMILION, "M-13 -9H0V9H-13Z",
        "M-15 -9H2M-15 9H2M-13 -4H0M-13 0H0M-13 4H0M0 6C9 8 4 -8 10 -11M16 -15L8 14M14.6 -14.6l1 .4"),
    "dice": (IVORY, "M-13 -6L0 -13L13 -6V8L0 15L-13 8Z",
        "M-13 -6L0 1L13 -6M0 1V15" + ring(0, -6, 1.6) + ring(-8, 1, 1.2) + ring(-5, 7, 1.2) + ring(6.5, 4, 1.4)),
    "geta": (WOOD, "M-17 -3H17V2H-17ZM-11 2H-5V12H-11ZM5 2H11V12H5Z",
        "M8 -3C6 -13 -4 -14 -11 -3M-8 -9C-3 -7 2 -6 8 -3"),
    "monk": (BRONZE, "M-9 9C-9 -3 -8 -10 0 -12C8 -10 9 -3 9 9L12 13H-12Z",
        "M0 -12V-17M-9 3H9M-3.5 -6V3M3.5 -6V3" + ring(0, 8, 2)),
    "oxcart": (WOOD, ring(0, 0, 14), SPOKES + ring(0, 0, 10) + ring(0, 0, 3)),
    "yamabushi": (PINE, "M-18 13L-5 -13L2 -2L6 -8L18 13Z", "M-9 -5L-6 -2L-4 -6L-1.5 -3L0 -5M4 -4L6 -2L8 -4.5"),
    "carpenter": (STEEL, "M-3 -8L16 -11V10L-3 3Z", "M-18 -5H-3V1H-18ZM-1 4l3 3v-2l3 3v-2l3 3v-2l3 3v-2l3 3"),
    "kite": (VERMILION, "M-10 -17H10V5H-10Z",
        "M-10 -17L10 5M10 -17L-10 5M0 -17V5M-6 5C-9 10 -4 12 -7 17M6 5C3 10 8 12 5 17"),
    "dyer": (INDIGO, "M-14 -13H-2V13C-5 10 -10 17 -14 13ZM2 -13H14V11C10 15 6 9 2 13Z", "M-18 -14H18"),
    "soba": (LACQUER, "M-15 -2H15C15 8 9 13 6 14H-6C-9 13 -15 8 -15 -2Z",
        "M-10 -2C-10 -8 -4 -8 -4 -2M-4 -2C-4 -9 3 -9 3 -2M1 -5L15 -16M5 -3L17 -11"),
}  # fmt: skip
SUMMER: dict[str, Trade] = {
    "water": (PALE_INDIGO, "M-12 -6H12L9 14H-9Z",
        "M-12 -6C-10 -19 10 -19 12 -6M-11 0H11M-10 8H10M-8 -3C-4 -5 0 -1 4 -3"),
    "watermelon": ("#D65A4A", "M-16 -5H16C14 15 -14 15 -16 -5Z",
        "M-13 -5C-11 10 11 10 13 -5M-6 0l1 3M0 0v3M6 0l-1 3"),
    "dumpling": (IVORY, ring(-8, 8, 6.2) + ring(0.6, -0.6, 6.2) + ring(9.2, -9.2, 6.2),
        "M-18 18L-12 12M14 -14L18 -18"),
    "ragdealer": (PLUM, "M-6 -14L0 -8L6 -14L18 -9L14 3L9 1V15H-9V1L-14 3L-18 -9Z", "M0 -8V15M-9 3H9M-9 7H9"),
    "engraver": (STEEL, "M1 14L12 -13L17 -11L6 16Z", "M-16 0H-3V13H-16ZM-13 3H-6V10H-13M-9.5 3V10M9.5 -7L14.5 -5"),
    "umbrella": (VERMILION, "M-17 4C-15 -15 15 -15 17 4C13 0 9 0 5.6 4C3 0 -3 0 -5.6 4C-9 0 -13 0 -17 4Z",
        "M0 -15V14C0 18 5 18 5 14M0 -11L-5.6 4M0 -11L5.6 4"),
    "lantern": (LAMP, "M-9 -11C-17 -4 -17 7 -9 13H9C17 7 17 -4 9 -11Z",
        "M-6 -15H6V-11H-6ZM-6 13H6V17H-6ZM-14 -3H14M-15 2H15M-13 7H13"),
    "firefighter": (IVORY, ring(0, -9, 8),
        "M0 -1V18M-10 1H10M-9 1V13M-5 1V14M5 1V14M9 1V13M-5 -12C-2 -9 2 -9 5 -12M-8 -9H8"),
    "miko": (VERMILION, "M-18 -13C-6 -10 6 -10 18 -13L16 -7H-16ZM-12 -3H12V0H-12ZM-10 -7H-6V16H-10ZM6 -7H10V16H6Z",
        "M-1.5 -7V-3M1.5 -7V-3"),
    "labourer": (STRAW, "M-13 0H13L9 14H-9Z", "M-13 0L0 -15L13 0M-12 5H12M-10 10H10M-5 0L-4 14M5 0L4 14M0 -15V-18"),
    "plasterer": (STEEL, "M-17 7H10L17 12H-12Z", "M-3 7V-2M-10 -7H10V-2H-10Z"),
    "fireworks": (OCHRE,
        ring(0, -2, 3.4) + ring(-12, -8, 2.2) + ring(12, -8, 2.2) + ring(0, -15, 2.2) + ring(-11, 7, 2.2)
        + ring(11, 7, 2.2),
        "M0 2V17M-5 -4L-9 -6M5 -4L9 -6M0 -7V-11M-4 1L-8 4M4 1L8 4"),
    "greengrocer": (IVORY, "M-2 -5C4 -7 9 -2 7 4C4 12 -8 18 -13 16C-14 11 -8 -2 -2 -5Z",
        "M4 -4C3 -12 8 -16 11 -17M6 -2C11 -8 16 -9 18 -7M3 -5C1 -11 -2 -13 -5 -14M-6 4l4 2M-8 9l4 2"),
    "eel": ("#6C7A7A",
        "M-17 9C-10 2 -6 14 2 8C8 3 1 -3 6 -8C9 -11 15 -11 18 -7C14 -6 11 -4 12 0C13 8 8 15 0 16"
        "C-8 17 -9 9 -17 9Z",
        "M12 -8.4h.6M8 -4C10 -2 9 3 6 8"),
}  # fmt: skip
AUTUMN: dict[str, Trade] = {
    "mask": (IVORY, "M-12 -8C-12 -19 12 -19 12 -8C13 5 6 16 0 16C-6 16 -13 5 -12 -8Z",
        "M-8 -4C-7 -7 -3 -7 -2 -4M2 -4C3 -7 7 -7 8 -4M-4 8C-2 11 2 11 4 8ZM0 -2V4M-7 -10l3 -1M7 -10l-3 -1"),
    "fishmonger": (PALE_INDIGO, "M-17 0C-10 -10 4 -10 10 -1L18 -8V9L10 2C4 11 -10 10 -17 0Z",
        "M-11 -2h.8M-5 -7C-2 -3 -2 3 -5 7M2 -4L6 0L2 4"),
    "firewood": (WOOD, ring(-9, 8, 5.5) + ring(2, 8, 5.5) + ring(-4, -2, 5.5) + ring(7, -2, 5.5) + ring(1, -11, 5.5),
        "M-12 -4C-4 2 6 4 14 2"),
    "printer": (STRAW, ring(0, 0, 14), "M-12 -2C-5 -9 5 -9 12 -2L9 4C4 0 -4 0 -9 4Z"),
    "hairdresser": (LACQUER, "M-16 0C-13 -14 13 -14 16 0V3H-16Z",
        "M-14 3V13M-10 3V14M-6 3V15M-2 3V15M2 3V15M6 3V15M10 3V14M14 3V13"),
    "shamisen": (IVORY, "M-14 3L-3 -3L6 9L-5 15Z", "M-4 5L15 -16M-2 6L16 -14M11 -16L15 -10M14 -18L18 -13M-9 9l5 -3"),
    "clock": (BRONZE, "M-11 -5H11V12H-11ZM-7 -5C-7 -15 7 -15 7 -5ZM-13 12H13V16H-13Z",
        ring(0, 3.5, 6) + "M0 3.5V-.6M0 3.5H3"),
    "geisha": (CHERRY, ring(0, 0, 15),
        "M0 -15V15M-15 0H15M-10.6 -10.6L10.6 10.6M10.6 -10.6L-10.6 10.6" + ring(0, 0, 11)),
    "puppeteer": (PLUM, "M-5 2H5L10 15H-10Z" + ring(0, -3, 5),
        "M-14 -16H14M-12 -16L-9 9M12 -16L9 9M0 -16V-8M-2 -3h.6M2 -3h.6"),
    "builder": (WOOD, "M-15 -13H7V0H-15ZM-6 0H-2V17H-6Z", "M-11 -13V0M3 -13V0M12 -14L15 -11M13 -6H17M11 2L14 5"),
    "doll": (IVORY, "M-8 -7a8 8 0 1 1 16 0C8 -4 7 -2 5 0C9 4 10 10 8 16H-8C-10 10 -9 4 -5 0C-7 -2 -8 -4 -8 -7Z",
        "M-5 0H5M-7.6 -9C-4 -11 4 -11 7.6 -9M-3 -6h.8M2.4 -6h.8M-1 -3h2M0 5V12M-3.5 8.5H3.5M-8 16H8"),
    "tatami": (LEAF, "M-18 3L3 -10L18 -2L-3 11Z", "M-18 3V7L-3 15V11M-3 15L18 2V-2M-14 .6L1 8.6M-1 -7.6L14 .4"),
    "sushi": (SALMON, "M-17 3C-12 -11 12 -11 17 3C8 -2 -8 -2 -17 3Z",
        "M-15 2C-16 14 16 14 15 2M-8 -5L-5 0M0 -7V-.5M8 -5L5 0"),
    "tempura": (OCHRE, "M-14 11C-17 -4 -6 -15 7 -13C11 -12 11 -6 7 -5C0 -6 -5 1 -5 10C-6 14 -12 15 -14 11Z",
        "M8 -11L17 -16M9 -8L18 -8M-14 2L-6 3M-10 -7L-4 -3M-2 -12L1 -6"),
}  # fmt: skip
WINTER: dict[str, Trade] = {
    "chilli": ("#C8342C", "M-4 -9C4 -12 10 -6 7 1C4 10 -7 16 -15 14C-6 10 -9 -2 -4 -9Z",
        "M0 -10C1 -15 5 -17 9 -15M-2 -6C1 -1 -2 5 -6 9"),
    "charcoal": (DARK, "M-16 -8H12V0H-16ZM-12 0H16V8H-12ZM-16 8H10V15H-16Z",
        "M12 -8a3.5 4 0 0 1 0 8M16 0a3.5 4 0 0 1 0 8M-6 -14C-9 -11 -3 -11 -6 -8M2 -15C-1 -12 5 -11 2 -8"),
    "sweets": (CHERRY, ring(0, 0, 8) + "M-8 -2L-17 -8L-16 7L-8 2ZM8 -2L17 -8L16 7L8 2Z",
        "M-4 -7C2 -4 4 2 2 8M2 -8C6 -4 7 0 6 5"),
    "confectioner": (CHERRY,
        "M0 -6C-5 -18 12 -18 5 -3C17 -8 19 7 6 5C13 17 -1 19 0 7C-1 19 -15 15 -6 5C-19 7 -17 -8 -5 -3"
        "C-12 -18 5 -18 0 -6Z",
        ring(0, 0, 4)),
    "glass": ("#BFDDE3", "M-3 -17H3V-5C12 0 13 15 0 15C-13 15 -12 0 -3 -5Z",
        "M-5 -17H5M-7 7C-8 2 -5 -1 -3 -2M-9 8H9"),
    "brush": (DARK, "M-5 3H5C6 9 2 13 0 18C-2 13 -6 9 -5 3Z", "M-2 -18H2V-2H-2ZM-4.5 -2H4.5V3H-4.5Z"),
    "fan": (PALE_INDIGO, ring(0, -4, 12.5), "M0 8V18M0 8V-16M0 8L-8 -11M0 8L8 -11M0 8L-12 -3M0 8L12 -3"),
    "kabuki": (IVORY, "M-11 -6C-11 -12 11 -12 11 -6C12 6 6 16 0 16C-6 16 -12 6 -11 -6Z",
        "M-13 -5C-17 -20 17 -20 13 -5C8 -13 -8 -13 -13 -5M-8 -3L-3 -1M8 -3L3 -1M-8 2C-5 4 -5 8 -6 11M8 2"
        "C5 4 5 8 6 11M-3 9C-1 7 1 7 3 9C1 11 -1 11 -3 9"),
    "samurai": (DARK, "M-12 6C-13 -10 13 -10 12 6L17 12H10L8 7H-8L-10 12H-17Z",
        "M-5 -6C-13 -8 -14 -15 -11 -18M5 -6C13 -8 14 -15 11 -18M0 -6V-11"),
    "sumo": (LACQUER, "M0 -14C8 -18 15 -11 9 -5C15 2 8 9 0 5C-8 9 -15 2 -9 -5C-15 -11 -8 -18 0 -14Z",
        "M0 -16V18" + ring(-4.6, -5, 2.4) + ring(4.6, -5, 2.4)),
    "mason": (STEEL,
        "M-16 -5C-8 -7 -4 -11 0 -16C4 -11 8 -7 16 -5L13 -2H-13ZM-8 -2H8V6H-8ZM-11 6H11L9 10H-9ZM-5 10H5V17H-5Z",
        "M-3 -1H3V5H-3Z"),
    "sculptor": (BRONZE,
        "M-16 15C-14 8 -9 8 -9 4C-10 0 -6 -3 -4 -4C-7 -8 -5 -14 0 -14C5 -14 7 -8 4 -4C6 -3 10 0 9 4"
        "C9 8 14 8 16 15Z",
        "M-6 6C-2 9 2 9 6 6M-3 -14C-2 -17 2 -17 3 -14M-2 -8h.8M1.6 -8h.8"),
    "cards": (IVORY, "M-13 -12L-1 -15L6 11L-6 14Z",
        "M1 -12L13 -10L8 15L-2 13M-8 -5C-4 -8 0 -4 -3 0C-7 0 -9 -2 -8 -5ZM-2 6l2 -2"),
    "incense": (PINE, "M-12 1H12C12 9 8 12 6 13L8 17H-8L-6 13C-8 12 -12 9 -12 1Z",
        "M-14 1H14M-4 -2C-9 -7 1 -9 -4 -16M4 -2C-1 -7 9 -9 4 -16"),
}  # fmt: skip
HOUSES: dict[str, Trade] = {
    "inn": (WOOD, "M-17 -4L-11 -14H11L17 -4ZM-13 -4H13V14H-13Z",
        "M-4 14V2H4V14M-10 2H-7V8H-10ZM7 2H10V8H7ZM-8 -14L-11 -4M0 -14V-4M8 -14L11 -4"),
    "temple": (VERMILION, "M-18 -3C-9 -5 -4 -10 0 -16C4 -10 9 -5 18 -3L14 1H-14ZM-11 1H11V14H-11Z",
        "M-4 14V5H4V14M-15 14H15M0 -16V-18M-8 1V14M8 1V14"),
    "theatre": (PLUM, "M-17 -8L-12 -15H12L17 -8ZM-14 -8H14V14H-14Z",
        "M-14 -2H14M-9 -2V10C-7 8 -5 8 -4 10V-2M4 -2V10C5 8 7 8 9 10V-2M0 -15V-8"),
    "merchant": (INDIGO, "M-16 -5L-9 -14H9L16 -5ZM-13 -5H13V14H-13Z",
        "M-11 0H11V6H-11ZM-4 0V6M4 0V6M-8 -5L-6 -14M8 -5L6 -14"),
    "warehouse": (IVORY, "M-15 -6L0 -16L15 -6ZM-12 -6H12V14H-12Z",
        "M-12 8L-6 2M-12 14L0 2M-6 14L6 2M0 14L12 2M6 14L12 8M-3 -6V-1H3V-6M-12 2H12"),
    "restaurant": (LACQUER, "M-17 -5L-10 -13H10L17 -5ZM-13 -5H13V14H-13Z",
        "M-7 3H7C7 8 4 10 2 11H-2C-4 10 -7 8 -7 3ZM-3 0C-4 -2 -2 -2 -3 -4M2 0C1 -2 3 -2 2 -4"),
    "well": (STEEL, "M-12 4H12V15H-12ZM-17 -9L0 -16L17 -9Z",
        "M-11 -9V4M11 -9V4M0 -12V-2M-3 -2H3L2 3H-2ZM-12 9H12M-4 4V9M4 9V15"),
    "farm": (STRAW, "M-18 2C-12 -2 -8 -10 -5 -15H5C8 -10 12 -2 18 2ZM-12 2H12V14H-12Z",
        "M-4 14V6H4V14M-9 -5L-12 1M0 -15V2M9 -5L12 1"),
    "villa": (LEAF, "M-18 0C-12 -1 -8 -6 -6 -10H6C8 -6 12 -1 18 0L15 3H-15ZM-12 3H12V13H-12ZM-6 -10L-4 -16H4L6 -10Z",
        "M-12 8H12M-5 3V13M5 3V13M-17 13H17"),
    "tower": (WOOD, "M-11 -8L0 -17L11 -8ZM-8 -8H8V-1H-8Z",
        "M-7 -1L-10 17M7 -1L10 17M-8 5H8M-9 11H9M-3 -1V17M3 -1V17M0 -8V-5"),
}  # fmt: skip
PICTURES: dict[str, Trade] = {**START, **SPRING, **SUMMER, **AUTUMN, **WINTER}


def _drawn(trade: Trade, x: float, y: float, size: float) -> str:
    colour, shape, lines = trade
    return group(
        path(shape, fill=colour, stroke=INK, stroke_width=1.6, stroke_linejoin="round"),
        path(lines, fill="none", stroke=INK, stroke_width=1.5, stroke_linecap="round", stroke_linejoin="round"),
        class_="trade",
        transform=move(x, y, size / 40),
    )


@cache
def trade(name: str, x: float, y: float, size: float = 40) -> str:
    """The picture of a character's trade, its middle at (x, y)."""
    return _drawn(PICTURES[name], x, y, size)


@cache
def house(name: str, x: float, y: float, size: float = 40) -> str:
    """The picture of a building."""
    return _drawn(HOUSES[name], x, y, size)
