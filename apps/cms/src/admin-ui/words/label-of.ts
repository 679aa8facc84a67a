/** A label of the configuration, which is a text or a function of the user's language. */
export function labelOf(label: unknown, i18n: object): string {
  const text: unknown = typeof label === "function" ? label({ i18n, ...i18n }) : label;
  return typeof text === "string" ? text : "";
}
