import * as v from "valibot";
import { shaped, shapeOf } from "#wordpress/shape-of.ts";
import { group, list } from "#wordpress/shapes.ts";
import { reads, required, text } from "#wordpress/wordpress.ts";

const STATUS = [301, 302] as const;

/** For good (301) unless the host says otherwise. */
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
 * An extension of ours: addresses that have moved, from a path of the site to another, or to an
 * address of another site (`redirect-target.ts`). No chains: where `to` has moved too, the host says
 * where it leads in the end. `null`: the host knows no such call (a plain WordPress).
 */
export const redirects = shaped(v.nullable(records), shapeOf(records));
export type Redirect = NonNullable<v.InferOutput<typeof redirects>>[number];
