const LIST = "/admin/collections/submissions";

/** The address of the inbox's list with these filters, as its own filter writes them. */
export function listOf(filters: Record<string, string>): string {
  const query = new URLSearchParams(
    Object.entries(filters).map(([field, value], at) => [
      `where[or][0][and][${at}][${field}][equals]`,
      value,
    ]),
  );
  return query.size > 0 ? `${LIST}?${query.toString()}` : LIST;
}
