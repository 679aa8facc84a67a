/**
 * SEC-29: what the page said that a visitor agrees to by sending, word for word, by what mark that
 * wording is known, and when it was sent (ISO 8601). Nobody's word but the site's own.
 */
export const CONSENT_FIELDS = [
  { name: "consent", label: "Agreed to" },
  { name: "consent_version", label: "Wording" },
  { name: "consent_at", label: "Agreed on" },
] as const;
