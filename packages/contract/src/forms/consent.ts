/**
 * SEC-29: consent text, its version and the time of sending (ISO 8601), written only by the site.
 */
export const CONSENT_FIELDS = [
  { name: "consent", label: "Agreed to" },
  { name: "consent_version", label: "Wording" },
  { name: "consent_at", label: "Agreed on" },
] as const;
