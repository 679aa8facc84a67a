const baseOf = (code: string): string => code.split("-", 1)[0] ?? "";

/**
 * The language to offer on a page in `own`; `undefined`: none. `preferred`: of the browser, the best
 * first. A page in a language that comes before the others' needs no offer.
 */
export function offeredLanguage(
  preferred: readonly string[],
  own: string,
  others: readonly string[],
): string | undefined {
  const all = [own, ...others].map((code) => ({ code, key: code.toLowerCase() }));
  for (const key of preferred.map((code) => code.toLowerCase())) {
    const found =
      all.find((one) => one.key === key) ?? all.find((one) => baseOf(one.key) === baseOf(key));
    if (found) return found.code === own ? undefined : found.code;
  }
  return undefined;
}
