const LIST = "/admin/collections/submissions";

/**
 * The address of the inbox's list with these filters, in the format of its filter: lists the
 * union of the alternatives.
 */
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
