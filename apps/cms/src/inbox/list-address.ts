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

/** Payload stores the order that an address names for later lists: each link names its own. */
const NEWEST = "-receivedAt";

/**
 * The inbox's list of the union of these filters, the newest first, in the form that does not open
 * Payload's panel of filters.
 */
export function listOf(...alternatives: Filters[]): string {
  const [only] = alternatives;
  const filters =
    only && alternatives.length === 1
      ? parameters(only, "where[and]")
      : alternatives.flatMap((one, nth) => parameters(one, `where[and][0][or][${nth}][and]`));
  return `${LIST}?${new URLSearchParams([...filters, ["sort", NEWEST]]).toString()}`;
}

export const inOrder = (address: string, sort: string): string =>
  address.replace(/sort=[^&]*$/, `sort=${sort}`);

/** Whether a list with these parameters has exactly this address's filter, and its special order. */
export function isShown(
  address: string,
  shown: Readonly<Record<string, string | string[] | undefined>>,
): boolean {
  const wanted = new URL(address, "http://any").searchParams;
  if (wanted.get("sort") === NEWEST) wanted.delete("sort");
  const filters = Object.keys(shown).filter((name) => name.startsWith("where") && shown[name]);
  return (
    !shown.search &&
    [...wanted].every(([name, value]) => shown[name] === value) &&
    filters.every((name) => wanted.has(name))
  );
}

/** A list's filters and words, of its address. */
export const filterOf = (query: URLSearchParams): [string, string][] =>
  [...query].filter(([name, value]) => /^(?:where|search$)/.test(name) && value !== "");

/** Counts what was received after a time, of those that a list with this filter shows. */
export function countSince(since: string, filter: readonly (readonly [string, string])[]): string {
  const query = new URLSearchParams([
    ["where[and][0][receivedAt][greater_than]", since],
    ...filter.map(([name, value]) => [
      name === "search"
        ? "where[and][1][searchText][like]"
        : name.replace("where", "where[and][2]"),
      value,
    ]),
  ]);
  return `/cms/api/submissions/count?${query.toString()}`;
}
