import { useEffect, useState } from "react";
import type { Media } from "#payload-types.ts";

/**
 * The address of the library's picture that the field refers to; `null` when no network would show
 * it.
 */
export function usePicture(api: string, value: unknown): string | null {
  const id = typeof value === "number" || typeof value === "string" ? value : null;
  const [found, setFound] = useState<{ id: number | string; address: string | null } | null>(null);
  useEffect(() => {
    if (id === null) return;
    const leaving = new AbortController();
    fetch(`${api}/media/${id}?depth=0`, { credentials: "same-origin", signal: leaving.signal })
      .then(async (response) => {
        const media: Partial<Media> = response.ok ? await response.json() : {};
        // No network shows an SVG.
        const isShared = media.mimeType !== "image/svg+xml";
        setFound({ id, address: (isShared && media.url) || null });
      })
      // A failed request leaves the preview without the picture.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [api, id]);
  return found !== null && found.id === id ? found.address : null;
}
