import { optionalBand } from "#app/content/optional-band.server.ts";
import { safeInline } from "#app/content/sanitize.server.ts";
import type { ServiceSummary } from "#app/lib/page-content.ts";
import type { ContentSource } from "#app/render-context.server.ts";

/** Every service post (HOME-07); `null` when the host fails, which is reported. */
export async function readServices(content: ContentSource): Promise<ServiceSummary[] | null> {
  const services = await optionalBand(content, "services", content.read("services"));
  return services && services.map(({ slug, title, short_description }) => ({ slug, title: safeInline(title), text: short_description }));
}
