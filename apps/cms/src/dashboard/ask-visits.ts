/** Reads the site's visit report, with the secret that signs purges. */
import {
  visitReport,
  type VisitReport,
  type VisitsCall,
} from "@meridian/contract/site-protocol/visits";
import * as v from "valibot";
import { postToSite, type SiteConnection } from "#server/post-to-site.ts";

export type { VisitReport };

export interface AskVisits extends SiteConnection {
  days: number;
}

/** Milliseconds the dashboard waits. */
const TIMEOUT_MS = 1500;

/** The report, or a message why there is none. */
export async function askVisits({ days, ...connection }: AskVisits): Promise<VisitReport | string> {
  try {
    const response = await postToSite(connection, {
      path: "visits/report",
      call: { for: "visits", days } satisfies Omit<VisitsCall, "at">,
      timeoutMs: TIMEOUT_MS,
    });
    if (response.status === 401)
      return "The site refuses this request: its secret differs. Your operator can set it.";
    if (response.status === 503)
      return "The site cannot read its counts at the moment; its log says why. They are not lost.";
    if (response.status !== 200)
      return `The site answered ${response.status}: is it of the same version?`;
    const read = v.safeParse(
      v.pipe(v.string(), v.parseJson(), visitReport),
      response.body.toString("utf8"),
    );
    return read.success
      ? read.output
      : "The site's answer cannot be read: is it of the same version?";
  } catch {
    return "The site is unreachable, so its visits cannot be shown. They are not lost.";
  }
}
