import { ONE_CALLS } from "#moving-in/conformance/paths.ts";
import { isRecord } from "@meridian/contract/wordpress/wordpress";
import { plainName } from "@meridian/contract/record-name";

/** The part of a record's name that the call's parameter omits. */
const PREFIXES = new Map(
  ONE_CALLS.filter(({ parameter }) => parameter === "name").map(({ call, prefix }) => [
    String(call),
    prefix.slice(1),
  ]),
);

/** The problem if a call got another record: some hosts ignore slugs and send the newest post. */
export function otherRecord(
  call: string,
  params: Record<string, string>,
  value: unknown,
): string | undefined {
  const requested = params.slug ?? params.name;
  if (requested === undefined || !isRecord(value)) return undefined;
  const sent = value.slug ?? value.post_name;
  if (typeof sent !== "string" || sent === "") return undefined;
  const wanted = `${PREFIXES.get(call) ?? ""}${plainName(requested)}`;
  return plainName(sent) === wanted
    ? undefined
    : `requested the slug ${JSON.stringify(wanted)}, the host sent ${JSON.stringify(plainName(sent))}: it ignores the slug, so every page of this kind would show that record`;
}
