import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { POSTED, type VisitSource } from "@meridian/contract/forms";
import type { Clock } from "#clock.ts";
import { derive } from "#secrets.ts";

/** SEC-29: sent in the page and posted back. */
export interface ShownConsent {
  text: string;
  mark: string;
}

export interface Consents {
  show(text: string): ShownConsent;
  /** The page's consent text if its signature is valid, at any age; empty if it had none. */
  of(posted: Record<string, string>): VisitSource;
}

/** For a text that was altered or signed with another secret. */
export const UNKNOWN_WORDING = "Wording unknown to this site";

/** Equal texts have equal versions. */
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
        // Brackets enclose the link's text.
        consent: isOurs ? text.replace(/[[\]]/g, "") : UNKNOWN_WORDING,
        ...(isOurs && { consent_version: versionOf(text) }),
        consent_at: new Date(clock.now()).toISOString(),
      };
    },
  };
}
