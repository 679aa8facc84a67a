/** What a visitor agrees to by sending a form, as the page said it (SEC-29). */
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { POSTED, type VisitSource } from "@meridian/contract/forms";
import type { Clock } from "#clock.ts";
import { derive } from "#secrets.ts";

/** Goes into the page, and comes back with the post. */
export interface ShownConsent {
  text: string;
  mark: string;
}

export interface Consents {
  show(text: string): ShownConsent;
  /**
   * What is kept with a submission: the wording that stood on this visitor's page, by the mark that
   * every site with the same secret gave it, however old the page is. Nothing where it had none.
   */
  of(posted: Record<string, string>): VisitSource;
}

/** A wording that is none of ours: altered on its way, or marked with another secret. */
export const UNKNOWN_WORDING = "A wording that this site did not write";

/** The same words have the same, so that submissions can be told apart by it. */
const versionOf = (text: string): string =>
  createHash("sha256").update(text).digest("hex").slice(0, 12);

export function createConsents(secret: string, clock: Pick<Clock, "now">): Consents {
  const key = derive(secret, "consent");
  const markOf = (text: string): Buffer => createHmac("sha256", key).update(text).digest();
  return {
    show: (text) => ({ text, mark: markOf(text).toString("base64url") }),
    of(posted) {
      const text = posted[POSTED.consent] ?? "";
      if (text === "") return {};
      const given = Buffer.from(posted[POSTED.consentMark] ?? "", "base64url");
      const mark = markOf(text);
      const isOurs = given.length === mark.length && timingSafeEqual(given, mark);
      return {
        // Brackets say which words are a link.
        consent: isOurs ? text.replace(/[[\]]/g, "") : UNKNOWN_WORDING,
        ...(isOurs && { consent_version: versionOf(text) }),
        consent_at: new Date(clock.now()).toISOString(),
      };
    },
  };
}
