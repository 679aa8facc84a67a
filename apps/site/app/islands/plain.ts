/**
 * What JSON keeps: `P` itself where all of it is, else `never` in the place that is not. Functions,
 * dates, maps and elements are not.
 */
export type Plain<P> = P extends string | number | boolean | null | undefined
  ? P
  : P extends (...args: never[]) => unknown
    ? never
    : P extends Date | Map<unknown, unknown> | Set<unknown> | RegExp | Promise<unknown>
      ? never
      : P extends object
        ? { [K in keyof P]: Plain<P[K]> }
        : never;
