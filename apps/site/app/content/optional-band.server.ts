import type { ContentSource } from "#app/render-context.server.ts";

/** Reads a band that the page can omit: `null` when the host fails, which is reported. */
export async function optionalBand<T>(
  content: ContentSource,
  band: string,
  reply: Promise<T>,
): Promise<T | null> {
  try {
    return await reply;
  } catch (error) {
    content.report(band, error);
    return null;
  }
}
