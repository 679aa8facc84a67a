import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { POSTED, type VisitSource } from "@meridian/contract/forms";
import type { Clock } from "#clock.ts";
import { derive } from "#secrets.ts";

/** SEC-29: sent in the page and posted back. */
export interface ShownConsent {
  text: string;
  mark: string;
}

/** OWN-137: a box for the resume, with a sentence for so many months. */
export interface OfferedPool extends ShownConsent {
  months: number;
}

export interface Consents {
  show(text: string): ShownConsent;
  /** The page's consent text if its signature is valid, at any age; empty if it had none. */
  of(posted: Record<string, string>): VisitSource;
  offer(text: string, months: number): OfferedPool;
  /** What the visitor ticked: with an end if the site wrote the sentence; empty without a tick. */
  poolOf(posted: Record<string, string>): VisitSource;
}

/** For a text that was altered or signed with another secret. */
export const UNKNOWN_WORDING = "Wording unknown to this site";

const withoutBrackets = (text: string): string => text.replace(/[[\]]/g, "");

/** ISO 8601. */
function monthsLater(months: number, now: number): string {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString();
}

/** Equal texts have equal versions. */
const versionOf = (text: string): string =>
  createHash("sha256").update(text).digest("hex").slice(0, 12);

export function createConsents(secret: string, clock: Pick<Clock, "now">): Consents {
  const marker = (purpose: string) => {
    const key = derive(secret, purpose);
    return (text: string): Buffer => createHmac("sha256", key).update(text).digest();
  };
  const markOf = marker("consent");
  const poolMark = marker("talent pool");
  const isOurs = (right: Buffer, posted = ""): boolean => {
    const given = Buffer.from(posted, "base64url");
    return given.length === right.length && timingSafeEqual(given, right);
  };
  return {
    show: (text) => ({ text, mark: markOf(text).toString("base64url") }),
    of(posted) {
      const text = posted[POSTED.consent] ?? "";
      if (text === "") return {};
      const isKnown = isOurs(markOf(text), posted[POSTED.consentMark]);
      return {
        // Brackets enclose the link's text.
        consent: isKnown ? withoutBrackets(text) : UNKNOWN_WORDING,
        ...(isKnown && { consent_version: versionOf(text) }),
        consent_at: new Date(clock.now()).toISOString(),
      };
    },
    offer: (text, months) => ({
      text,
      months,
      mark: poolMark(`${months}\n${text}`).toString("base64url"),
    }),
    poolOf(posted) {
      const text = posted[POSTED.pool] ?? "";
      if (text === "") return {};
      const months = posted[POSTED.poolMonths] ?? "";
      const isKnown = isOurs(poolMark(`${months}\n${text}`), posted[POSTED.poolMark]);
      const now = clock.now();
      return {
        talent_pool: isKnown ? withoutBrackets(text) : UNKNOWN_WORDING,
        talent_pool_at: new Date(now).toISOString(),
        ...(isKnown && { talent_pool_until: monthsLater(Number(months), now) }),
      };
    },
  };
}
