const LIST = "/admin/collections/submissions";

/** A value that a field equals, or another of Payload's comparisons. */
type Filters = Record<string, string | Record<string, string | readonly string[]>>;

/** `and`: the place of the filters in the address. */
const parameters = (filters: Filters, and: string): [string, string][] =>
  Object.entries(filters).flatMap(([field, wanted], at) =>
    Object.entries(typeof wanted === "string" ? { equals: wanted } : wanted).flatMap(
      ([comparison, value]) => {
        const name = `${and}[${at}][${field}][${comparison}]`;
        return typeof value === "string"
          ? [[name, value] as [string, string]]
          : value.map((one, nth): [string, string] => [`${name}[${nth}]`, one]);
      },
    ),
  );

/**
 * The inbox's list of the union of these filters. Of one alternative in the form that does not open
 * Payload's panel of filters.
 */
export function listOf(...alternatives: Filters[]): string {
  const [only] = alternatives;
  const query = new URLSearchParams(
    only && alternatives.length === 1
      ? parameters(only, "where[and]")
      : alternatives.flatMap((filters, nth) => parameters(filters, `where[or][${nth}][and]`)),
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
