const LIST = "/admin/collections/submissions";

/**
 * The address of the inbox's list with these filters, as its own filter writes them: what one of the
 * alternatives finds is listed.
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
