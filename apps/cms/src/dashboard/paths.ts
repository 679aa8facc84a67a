/** Paths of the chart; a day is one wide. */

export const bar = (at: number, from: number, to: number): string =>
  `M${at + 0.15} ${from}V${to}H${at + 0.85}V${from}Z`;

/** From the line over the steps back to it. */
export const edge = (line: number, steps: string): string => `M0 ${line}${steps}V${line}`;
