import type { ServerProps } from "payload";
import { BrokenLinksList } from "#dashboard/broken-links-list.tsx";
import { lastReport } from "#publishing/broken-links/watch-links.ts";
import { adminWords } from "#admin-ui/words/words.ts";

export async function BrokenLinks({
  payload,
  user,
  i18n,
}: Pick<ServerProps, "payload" | "user" | "i18n">) {
  const t = adminWords(i18n);
  if (!user || (user.collection === "users" && user.role === "recruiter")) return null;
  const report = await lastReport(payload);
  if (!report || report.links.length === 0) return null;
  return (
    <section className="dashboard-part" aria-labelledby="broken-links">
      <h2 id="broken-links">{t("Broken links")}</h2>
      <BrokenLinksList found={report} />
    </section>
  );
}
