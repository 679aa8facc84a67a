/** Items with their index as key, for lists without other keys and with a fixed order. */
export const numbered = <T>(items: readonly T[]): { at: number; item: T }[] =>
  items.map((item, at) => ({ at, item }));
