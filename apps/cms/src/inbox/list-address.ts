const LIST = "/admin/collections/submissions";

/** A value that a field equals, or another of Payload's comparisons. */
type Filters = Record<string, string | Record<string, string>>;

/** The inbox's list of the union of these filters. */
export function listOf(...alternatives: Filters[]): string {
  const query = new URLSearchParams(
    alternatives.flatMap((filters, nth) =>
      Object.entries(filters).flatMap(([field, wanted], at) =>
        Object.entries(typeof wanted === "string" ? { equals: wanted } : wanted).map(
          ([comparison, value]): [string, string] => [
            `where[or][${nth}][and][${at}][${field}][${comparison}]`,
            value,
          ],
        ),
      ),
    ),
  );
  return query.size > 0 ? `${LIST}?${query.toString()}` : LIST;
}

/** Whether a list with these parameters has exactly this address's filter, and its order if any. */
export function isShown(
  address: string,
  shown: Readonly<Record<string, string | string[] | undefined>>,
): boolean {
  const wanted = new URL(address, "http://any").searchParams;
  const filters = Object.keys(shown).filter((name) => name.startsWith("where") && shown[name]);
  return (
    !shown.search &&
    [...wanted].every(([name, value]) => shown[name] === value) &&
    filters.every((name) => wanted.has(name))
  );
}
