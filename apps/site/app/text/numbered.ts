/**
 * The items with their place in the list, for lists whose items have no name of their own and never
 * change their order.
 */
export const numbered = <T>(items: readonly T[]): { at: number; item: T }[] =>
  items.map((item, at) => ({ at, item }));
