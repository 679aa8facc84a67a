/** Why Payload refused a document. */
export interface Fault {
  /** `clients.0.url` */
  path: string;
  message: string;
}

/** The fields an error names; none where it is no error of fields. */
export function faultsOf(error: unknown): Fault[] {
  const fields = (error as { data?: { errors?: Partial<Fault>[] } } | null)?.data?.errors;
  return Array.isArray(fields) ? fields.map(({ path = "", message = "not right" }) => ({ path, message })) : [];
}

/** The error in words: which fields, and what is wrong with each. */
export function wordsOf(error: unknown): string {
  const faults = faultsOf(error);
  if (faults.length > 0) return faults.map(({ path, message }) => `${path || "a field"}: ${message}`).join("; ");
  return error instanceof Error ? error.message : String(error);
}
