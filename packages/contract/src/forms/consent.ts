/**
 * OWN-137: the ticked sentence of a talent pool, when, and until when (ISO 8601), written only by the
 * site. Without an end the wording is unknown, and nothing was agreed to.
 */
export const POOL_FIELDS = [
  { name: "talent_pool", label: "Talent pool" },
  { name: "talent_pool_at", label: "Talent pool, agreed on" },
  { name: "talent_pool_until", label: "Talent pool, until" },
] as const;

/**
 * SEC-29: consent text, its version and the time of sending (ISO 8601), written only by the site.
 */
export const CONSENT_FIELDS = [
  { name: "consent", label: "Agreed to" },
  { name: "consent_version", label: "Wording" },
  { name: "consent_at", label: "Agreed on" },
] as const;
