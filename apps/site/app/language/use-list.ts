import { useLanguage } from "#app/language/language.ts";

/** "A, B and C" in the page's language. From right to left each item is isolated: foreign names keep their order. */
export function useList(): (items: readonly string[]) => string {
  const { code, direction } = useLanguage();
  const isolated = (item: string): string => (direction === "rtl" ? `\u2068${item}\u2069` : item);
  return (items) => new Intl.ListFormat(code).format(items.map(isolated));
}
