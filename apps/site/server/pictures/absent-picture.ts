import type { Palette } from "@meridian/contract/theme/palette";

/** Replaces an unavailable picture: a globe on the sea, in the brand's colours. */
export const absentPicture = ({
  "sea-1": sea,
  "sea-2": line,
}: Pick<Palette, "sea-1" | "sea-2">): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice"><path fill="${sea}" d="M0 0h1600v900H0z"/><g fill="none" stroke="${line}" stroke-width="4"><circle cx="800" cy="450" r="300"/><ellipse cx="800" cy="450" rx="130" ry="300"/><path d="M500 450h600M545 300h510M545 600h510M800 150v600"/></g></svg>`;
