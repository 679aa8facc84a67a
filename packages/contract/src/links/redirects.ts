import * as v from "valibot";
import { shaped, shapeOf } from "#wordpress/shape-of.ts";
import { group, list } from "#wordpress/shapes.ts";
import { reads, required, text } from "#wordpress/wordpress.ts";

const STATUS = [301, 302] as const;

/** Permanent (301) by default. */
const status = reads<number, (typeof STATUS)[number]>("number", (input) => {
  const known = STATUS.find((one) => one === Number(input));
  return input === undefined || input === ""
    ? { value: 301 }
    : known === undefined
      ? { problem: "301 or 302" }
      : { value: known };
});

const records = list(group({ from: required(text), to: required(text), status }));

/**
 * An extension: moved addresses, from a path of the site to another path or site
 * (`redirect-target.ts`). The site follows chains. `null`: the host lacks the call
 * (a plain WordPress).
 */
export const redirects = shaped(v.nullable(records), shapeOf(records));
export type Redirect = NonNullable<v.InferOutput<typeof redirects>>[number];
