/** Why Payload refused a document, in words: which field, and what is wrong with it. */
export function wordsOf(error: unknown): string {
  const fields = (error as { data?: { errors?: { path?: string; message?: string }[] } } | null)?.data?.errors;
  if (Array.isArray(fields) && fields.length > 0) return fields.map(({ path, message }) => `${path ?? "a field"}: ${message ?? "not right"}`).join("; ");
  return error instanceof Error ? error.message : String(error);
}
