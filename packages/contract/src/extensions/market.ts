/** In which money the calculator reckons, and what it compares (OWN-42). */
import * as v from "valibot";

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** Whether a currency of this code is known: `EUR`. */
export const isCurrency = (code: string): boolean =>
  Intl.supportedValuesOf("currency").includes(code);

export const market = v.object({
  currency: v.pipe(
    v.string(),
    v.trim(),
    v.check(isCurrency, "expected the code of a currency such as EUR"),
  ),
  /** Where its people are, as the table names it: "Average cost in {own}". */
  own: text,
  /** With what is compared: "Cost in {compared}". */
  compared: text,
});

export type Market = v.InferOutput<typeof market>;
/** As the specification has it (CALC-04, CALC-06). */
export const SPECIFIED: Market = { currency: "USD", own: "EE", compared: "California" };
