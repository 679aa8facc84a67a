import type { UIFieldServerProps } from "payload";
import { isPdf } from "#library/behind-form.ts";
import type { SiteClient } from "#server/site-client.ts";

const DAYS = 365;

/** How often a PDF was downloaded (OWN-159). */
export async function Downloads({ data, payload }: UIFieldServerProps) {
  if (!data?.id || !isPdf(data)) return null;
  const site: SiteClient = payload.config.custom.site;
  const counts = await site.downloads(DAYS);
  return (
    <section aria-labelledby="downloads">
      <h3 id="downloads">Downloads</h3>
      <p>
        {typeof counts === "string"
          ? counts
          : `${new Intl.NumberFormat("en-GB").format(counts.get(String(data.id)) ?? 0)} in the last ${DAYS} days.`}
      </p>
    </section>
  );
}
