/** What of the demo's brand may be in a text that a visitor is sent (OWN-06). */
import { COLORS } from "@meridian/contract/theme/palette";

/** As `rgb()` has them, as the head's custom properties have them, and as React writes them. */
const numbers = Object.values(COLORS).flatMap((color) => {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return [" ", ",", ", "].map((between) => parts.join(between));
});
// With a capital: a meridian is also a line on a map.
const NAME = "Meridian";

/** What of the first brand is in a text. */
export function leftOfFirstBrand(text: string): string[] {
  const low = text.toLowerCase();
  const name = text.indexOf(NAME);
  return [
    ...(name < 0 ? [] : [`the name: …${text.slice(Math.max(0, name - 40), name + 50)}…`]),
    ...Object.values(COLORS).filter((color) => low.includes(color)),
    ...numbers.filter((parts) => new RegExp(`(?:rgba?\\(|--rgb-[\\w-]+:)${parts}\\b`).test(low)),
  ];
}
