import type * as v from "valibot";
import { calls, type GetCallName, type Reply } from "#calls.ts";
import { readReply } from "#wordpress/read.ts";

/** A host's reply as the contract's client returns it. Throws if the contract refuses it. */
export function clean<N extends GetCallName>(name: N, json: unknown): NonNullable<Reply<N>> {
  const result = readReply(calls[name].reply as v.GenericSchema<unknown, unknown>, json);
  if (!result.ok) throw new Error(JSON.stringify(result.breaches));
  return result.value as NonNullable<Reply<N>>;
}
