/** A sentence without its stop. */
export const savedMeanwhile = (by: string, you: string | undefined): string =>
  by === you
    ? "You have saved this in another window since you opened it here"
    : `${by} has saved this since you opened it`;
