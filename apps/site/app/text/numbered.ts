/** For lists in a fixed order without other keys. */
export const numbered = <T>(items: readonly T[]): { at: number; item: T }[] =>
  items.map((item, at) => ({ at, item }));
