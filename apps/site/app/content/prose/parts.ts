import type { ProseHeading } from "#app/content/prose/types.ts";

export const partsOf = (headings: ProseHeading[]): ProseHeading[] => {
  const highest = Math.min(...headings.map(({ level }) => level));
  return headings.filter(({ level }) => level === highest);
};
