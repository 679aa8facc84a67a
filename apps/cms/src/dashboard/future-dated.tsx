import type { ServerProps } from "payload";
import { FutureDatedList } from "#dashboard/future-dated-list.tsx";
import { readPreference } from "#moving-in/first-steps/read-preference.ts";
import { publicBeforeTheirDay } from "#publishing/schedule/public-before-day.ts";
import { adminWords } from "#admin-ui/words/words.ts";

/** The records that a person has been shown. */
const PREFERENCE = "future-dated-seen";

/** Listed until the person has read it, then no more. */
export async function FutureDatedPosts({
  payload,
  user,
  i18n,
}: Pick<ServerProps, "payload" | "user" | "i18n">) {
  const t = adminWords(i18n);
  if (!user || (user.collection === "users" && user.role === "recruiter")) return null;
  const seen = await readPreference(payload, Number(user.id), PREFERENCE);
  const known = new Set<unknown>(Array.isArray(seen) ? seen : []);
  const found = await publicBeforeTheirDay(payload, Date.now());
  const news = found.filter(({ key }) => !known.has(key));
  if (news.length === 0) return null;
  return (
    <section className="dashboard-part" aria-labelledby="future-dated">
      <h2 id="future-dated">{t("Public before their date")}</h2>
      <p>
        {t(
          "Visitors see these although their date is still to come, and they stay public. From now on such a date sets the time of publication. To hide one until its day, unpublish it and publish it again.",
        )}
      </p>
      <FutureDatedList found={news} all={found.map(({ key }) => key)} preference={PREFERENCE} />
    </section>
  );
}
