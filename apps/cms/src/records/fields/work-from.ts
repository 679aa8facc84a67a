import { countryIn, countryName } from "@meridian/contract/entities/countries";
import type { TextField } from "payload";

/** Stored by their English names, which editors read; the contract sends codes. */
const named = (written: unknown): unknown => {
  const code = typeof written === "string" ? countryIn(written) : undefined;
  return code === undefined ? written : countryName(code, "en");
};

/** Countries in which one may live and do the work (OWN-123). */
export const workFromField = (): TextField => ({
  name: "workFrom",
  label: "Open to residents of",
  type: "text",
  hasMany: true,
  custom: { untranslated: true },
  validate: (value: unknown) => {
    const list: unknown[] = Array.isArray(value) ? value : [];
    const wrong = list.find((one) => typeof one !== "string" || countryIn(one) === undefined);
    return (
      wrong === undefined ||
      `${String(wrong).slice(0, 80)} is no country. Write its English name or its code, such as Ukraine or UA.`
    );
  },
  hooks: {
    beforeValidate: [
      ({ value }) => (Array.isArray(value) ? [...new Set(value.map((one) => named(one)))] : value),
    ],
  },
  admin: {
    description:
      "Countries in which one may live to do this work; press Enter after each name or code. Shown on the vacancy; of remote work search engines get them, too.",
  },
});
