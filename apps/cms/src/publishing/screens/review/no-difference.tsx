/** In the comparison of versions: where the review stands is no change for visitors. */
export const NoDifference = (): null => null;
