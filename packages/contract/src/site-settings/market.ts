import * as v from "valibot";

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** Whether the currency exists, e.g. `EUR`. */
export const isCurrency = (code: string): boolean =>
  Intl.supportedValuesOf("currency").includes(code);

/** OWN-42: the calculator's currency and comparison. */
export const market = v.object({
  currency: v.pipe(
    v.string(),
    v.trim(),
    v.check(isCurrency, "expected the code of a currency such as EUR"),
  ),
  /** The team's region in the table: "Average cost in {own}". */
  own: text,
  compared: text,
});

export type Market = v.InferOutput<typeof market>;
/** CALC-04, CALC-06. */
export const SPECIFIED: Market = { currency: "USD", own: "EE", compared: "California" };
