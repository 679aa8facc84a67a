import { serviceIcon } from "#app/bands/services/service-icon.ts";
import type { ServiceSummary } from "#app/bands/services/types.ts";
import { optionalBand } from "#app/content/optional-band.server.ts";
import { safeInline } from "#app/content/prose/sanitize.server.ts";
import type { ContentSource } from "#app/render-context.server.ts";

/** Every service post (HOME-07); `null` when the host fails, which is reported. */
export async function readServices(content: ContentSource): Promise<ServiceSummary[] | null> {
  const services = await optionalBand(content, "services", content.read("services"));
  return (
    services &&
    services.map(({ slug, translations, title, short_description, featured_image_url }) => ({
      slug,
      title: safeInline(title),
      text: short_description,
      icon: serviceIcon(slug, translations),
      cover: featured_image_url,
    }))
  );
}
