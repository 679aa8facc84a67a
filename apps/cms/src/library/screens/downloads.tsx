import type { UIFieldServerProps } from "payload";
import { adminWords } from "#admin-ui/words/words.ts";
import { isPdf } from "#library/behind-form.ts";
import type { SiteClient } from "#server/site-client.ts";

const DAYS = 365;

/** How often a PDF was downloaded (OWN-159). */
export async function Downloads({ data, payload, i18n }: UIFieldServerProps) {
  const t = adminWords(i18n);
  if (!data?.id || !isPdf(data)) return null;
  const site: SiteClient = payload.config.custom.site;
  const counts = await site.downloads(DAYS);
  return (
    <section aria-labelledby="downloads">
      <h3 id="downloads">{t("Downloads")}</h3>
      <p>
        {typeof counts === "string"
          ? t(counts)
          : t("{n} in the last {days} days.", {
              n: counts.get(String(data.id)) ?? 0,
              days: DAYS,
            })}
      </p>
    </section>
  );
}
