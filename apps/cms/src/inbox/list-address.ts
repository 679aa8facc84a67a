const LIST = "/admin/collections/submissions";

/** The inbox's list of the union of these filters. */
export function listOf(...alternatives: Record<string, string>[]): string {
  const query = new URLSearchParams(
    alternatives.flatMap((filters, nth) =>
      Object.entries(filters).map(([field, value], at): [string, string] => [
        `where[or][${nth}][and][${at}][${field}][equals]`,
        value,
      ]),
    ),
  );
  return query.size > 0 ? `${LIST}?${query.toString()}` : LIST;
}
