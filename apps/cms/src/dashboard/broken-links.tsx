import type { ServerProps } from "payload";
import { BrokenLinksList } from "#dashboard/broken-links-list.tsx";
import { lastReport } from "#publishing/broken-links/watch-links.ts";

export async function BrokenLinks({ payload, user }: Pick<ServerProps, "payload" | "user">) {
  if (!user || (user.collection === "users" && user.role === "recruiter")) return null;
  const report = await lastReport(payload);
  if (!report || report.links.length === 0) return null;
  return (
    <section className="dashboard-part" aria-labelledby="broken-links">
      <h2 id="broken-links">Broken links</h2>
      <BrokenLinksList found={report} />
    </section>
  );
}
