/** Reads the site's visit report; the purge secret signs the request. */
import {
  visitReport,
  type VisitReport,
  type VisitsCall,
} from "@meridian/contract/site-protocol/visits";
import * as v from "valibot";
import { postToSite, type SiteConnection } from "#server/post-to-site.ts";

export type { VisitReport };

export interface ReadVisits extends SiteConnection {
  days: number;
}

const TIMEOUT_MS = 1500;

export async function readVisits({
  days,
  ...connection
}: ReadVisits): Promise<VisitReport | string> {
  try {
    const response = await postToSite(connection, {
      path: "visits/report",
      call: { for: "visits", days } satisfies Omit<VisitsCall, "at">,
      timeoutMs: TIMEOUT_MS,
    });
    if (response.status === 401)
      return "The site rejected this request because its secret differs. Contact your operator.";
    if (response.status === 503)
      return "The site cannot read its counts at the moment; its log has the reason. No counts are lost.";
    if (response.status !== 200)
      return `The site returned status ${response.status}. Check that it has the same version.`;
    const read = v.safeParse(
      v.pipe(v.string(), v.parseJson(), visitReport),
      response.body.toString("utf8"),
    );
    return read.success
      ? read.output
      : "The site's response cannot be read. Check that the site has the same version.";
  } catch {
    return "The site is unreachable, so its visits cannot be shown. No counts are lost.";
  }
}
