import type { ClientLogo } from "#app/bands/client-logos/types.ts";
import { optionalBand } from "#app/content/optional-band.server.ts";
import type { ContentSource } from "#app/render-context.server.ts";

/** Clients with a logo (HOME-03); `null` when the host fails, which is reported. */
export async function readClientLogos(content: ContentSource): Promise<ClientLogo[] | null> {
  const page = await optionalBand(content, "clients", content.read("clients"));
  return (
    page &&
    page.client.flatMap(({ title, thumbnail }) =>
      thumbnail ? [{ name: title, logo: thumbnail }] : [],
    )
  );
}
