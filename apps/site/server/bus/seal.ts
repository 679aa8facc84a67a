/**
 * What goes over the bus is signed with the secret that purges are signed with: whoever only reaches
 * the bus can make no site forget its pages.
 */
import { purgeCall, type PurgeCall } from "@meridian/contract/site-protocol/purge";
import {
  isSigned,
  isTimely,
  SIGNATURE_GOOD_FOR,
  signatureOf,
} from "@meridian/contract/site-protocol/signature";
import * as v from "valibot";
import type { Log } from "#server/observability/log.ts";

export interface Seal {
  /** The call as it goes over the bus. */
  seal(call: PurgeCall): string;
  /** The call of a message; `undefined` for one that is left out, which the log says. */
  open(text: string): PurgeCall | undefined;
}

export interface SealOptions {
  /** PURGE_SECRET. */
  secret: string;
  /** The site's address: a message of another site is none of this one's. */
  siteUrl: string;
  log: Pick<Log, "warn">;
  now?: () => number;
}

const message = v.pipe(v.string(), v.parseJson(), purgeCall);
/** The signature is the last member, so that a site of an older version reads the call as before. */
const SEALED = /^(\{.*),"signature":"([^"]*)"\}$/s;
/** Characters of a message: more is not even hashed. */
const LONGEST = 512 * 1024;
/** Milliseconds between lines about what is left out: whoever reaches the bus may send as he likes. */
const SAID_EVERY = 60_000;
const MINUTES = SIGNATURE_GOOD_FOR / 60_000;

export function createSeal({ secret, siteUrl, log, now = () => Date.now() }: SealOptions): Seal {
  // Not what a request to /purge is signed with, so that neither stands for the other.
  const signature = (body: string): string => signatureOf(stamped(body), secret);
  const stamped = (body: string): string => `meridian bus ${siteUrl}\n${body}`;
  let saidAt = -Infinity;
  let unsaid = 0;

  function leaveOut(reason: string): undefined {
    if (now() - saidAt < SAID_EVERY) {
      unsaid += 1;
      return;
    }
    log.warn({ since: unsaid + 1 }, `bus: a message was left out: ${reason}`);
    [saidAt, unsaid] = [now(), 0];
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
        return leaveOut(
          "it is not signed with this site's PURGE_SECRET; is it of an older version, or does another reach the bus?",
        );
      const read = v.safeParse(message, body);
      if (!read.success) return leaveOut("it is no purge; are all sites of one version?");
      if (!isTimely(read.output.at, now()))
        return leaveOut(`it is more than ${MINUTES} minutes old, or will be; set the clocks`);
      return read.output;
    },
  };
}
