/** The calculator's currency and comparison (OWN-42). */
import * as v from "valibot";

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** Whether a currency of this code exists: `EUR`. */
export const isCurrency = (code: string): boolean =>
  Intl.supportedValuesOf("currency").includes(code);

export const market = v.object({
  currency: v.pipe(
    v.string(),
    v.trim(),
    v.check(isCurrency, "expected the code of a currency such as EUR"),
  ),
  /** Its people's region in the table: "Average cost in {own}". */
  own: text,
  /** The compared region: "Cost in {compared}". */
  compared: text,
});

export type Market = v.InferOutput<typeof market>;
/** The specification's (CALC-04, CALC-06). */
export const SPECIFIED: Market = { currency: "USD", own: "EE", compared: "California" };
