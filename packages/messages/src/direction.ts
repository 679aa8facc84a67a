export type Direction = "ltr" | "rtl";

/** Scripts that are written from right to left (ISO 15924). */
const RTL = new Set(["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"]);

export const directionOf = (code: string): Direction =>
  RTL.has(new Intl.Locale(code).maximize().script ?? "") ? "rtl" : "ltr";
