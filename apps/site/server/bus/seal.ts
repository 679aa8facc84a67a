/** Bus messages are signed with PURGE_SECRET, so that access to the bus alone purges nothing. */
import { purgeCall, type PurgeCall } from "@meridian/contract/site-protocol/purge";
import {
  isSigned,
  isTimely,
  SIGNATURE_GOOD_FOR,
  signatureOf,
} from "@meridian/contract/site-protocol/signature";
import * as v from "valibot";
import type { Uses } from "#server/services.ts";

export interface Seal {
  seal(call: PurgeCall): string;
  /** The call of a message; `undefined` for an invalid one, which is logged. */
  open(text: string): PurgeCall | undefined;
}

const message = v.pipe(v.string(), v.parseJson(), purgeCall);
/** The signature is the last member, so that older versions read the call unchanged. */
const SEALED = /^(\{.*),"signature":"([^"]*)"\}$/s;
/** Longer messages are not even hashed. */
const LONGEST = 512 * 1024;
/** Milliseconds between log lines: bus access allows any number of messages. */
const LOG_INTERVAL = 60_000;
const MINUTES = SIGNATURE_GOOD_FOR / 60_000;

/** Messages of sites at another address are ignored. */
export function createSeal({
  settings: { purgeSecret: secret, siteUrl },
  log,
  now = () => Date.now(),
}: Uses<never, { settings: "purgeSecret" | "siteUrl"; log: "warn" }> & {
  now?: () => number;
}): Seal {
  // Differs from the signature of /purge, so that neither can replace the other.
  const signature = (body: string): string => signatureOf(stamped(body), secret);
  const stamped = (body: string): string => `meridian bus ${siteUrl}\n${body}`;
  let loggedAt = -Infinity;
  let unlogged = 0;

  function drop(reason: string): undefined {
    if (now() - loggedAt < LOG_INTERVAL) {
      unlogged += 1;
      return;
    }
    log.warn({ since: unlogged + 1 }, `bus: dropped a message: ${reason}`);
    [loggedAt, unlogged] = [now(), 0];
  }

  return {
    seal(call) {
      const body = JSON.stringify(call);
      return `${body.slice(0, -1)},"signature":"${signature(body)}"}`;
    },
    open(text) {
      const [, begun, given = ""] = (text.length <= LONGEST && SEALED.exec(text)) || [];
      const body = `${begun}}`;
      if (begun === undefined || !isSigned(Buffer.from(stamped(body)), given, secret))
        return drop(
          "not signed with this site's PURGE_SECRET; is a site of an older version, or another sender, on the bus?",
        );
      const read = v.safeParse(message, body);
      if (!read.success)
        return drop("it is not a purge; check that all sites have the same version");
      if (!isTimely(read.output.at, now()))
        return drop(`its time differs by more than ${MINUTES} minutes; synchronize the clocks`);
      return read.output;
    },
  };
}
