/** Traces of the demo's brand in a text for visitors (OWN-06). */
import { COLORS } from "@meridian/contract/theme/palette";

/** In the notations of `rgb()`, the head's custom properties, and React. */
const numbers = Object.values(COLORS).flatMap((color) => {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return [" ", ",", ", "].map((between) => parts.join(between));
});
// Capitalized: a meridian is also a line on a map.
const NAME = "Meridian";

export function leftOfFirstBrand(text: string): string[] {
  const low = text.toLowerCase();
  const name = text.indexOf(NAME);
  return [
    ...(name < 0 ? [] : [`the name: …${text.slice(Math.max(0, name - 40), name + 50)}…`]),
    ...Object.values(COLORS).filter((color) => low.includes(color)),
    ...numbers.filter((parts) => new RegExp(`(?:rgba?\\(|--rgb-[\\w-]+:)${parts}\\b`).test(low)),
  ];
}
