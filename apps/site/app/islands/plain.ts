/**
 * `P` if JSON preserves all of it; otherwise `never` at the property that it does not (functions,
 * dates, maps, elements).
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
