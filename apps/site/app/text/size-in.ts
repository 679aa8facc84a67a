const MEGABYTE = 1_000_000;

/** Of a file, in words. */
export function sizeIn(language: string, bytes: number): string {
  const isLarge = bytes >= MEGABYTE;
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: isLarge ? "megabyte" : "kilobyte",
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / MEGABYTE : Math.max(1, bytes / 1000));
}
