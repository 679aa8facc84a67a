/** Shows the record on the site while it is typed, at three widths. */
import {
  PREVIEW_PARAMETER,
  previewEnd,
  previewLink,
} from "@meridian/contract/site-protocol/preview-link";
import type { CollectionConfig, GlobalConfig, LivePreviewConfig } from "payload";
import { maySee } from "#publishing/review/author-access.ts";
import { pageOf } from "#records/page-of.ts";
import type { Settings } from "#server/settings.ts";

type Needed = Pick<Settings, "siteUrl" | "url" | "purgeSecret">;

const BREAKPOINTS = [
  { name: "phone", label: "Phone", width: 390, height: 844 },
  { name: "tablet", label: "Tablet", width: 820, height: 1180 },
  { name: "desktop", label: "Desktop", width: 1440, height: 900 },
];

/** Signed; `null` if the record has no page yet. */
export function previewAddress(
  kind: string,
  record: Record<string, unknown>,
  { siteUrl, url, purgeSecret }: Needed,
  now = Date.now(),
): string | null {
  const { id, language } = record;
  const page = pageOf(kind, record);
  if (page === null) return null;
  // In the spelling of the site's addresses.
  const path = encodeURI(page);
  const link = previewLink(purgeSecret, path, {
    kind,
    admin: url,
    until: previewEnd(now),
    ...((typeof id === "number" || typeof id === "string") && { id }),
    ...(kind === "translations" && typeof language === "string" && { language }),
  });
  return `${siteUrl}${path}?${PREVIEW_PARAMETER}=${link}`;
}

function livePreview(kind: string, isGlobal: boolean, settings: Needed): LivePreviewConfig {
  return {
    breakpoints: BREAKPOINTS,
    // Globals are identified by name, although Payload numbers them. The link shows the newest draft.
    url: async ({ data, req }) => {
      const record = isGlobal ? undefined : Number(data.id) || 0;
      const isSeen = await maySee(req, { place: kind, record });
      return isSeen ? previewAddress(kind, { ...data, id: record }, settings) : null;
    },
  };
}

export const previewed =
  (settings: Needed) =>
  (collection: CollectionConfig): CollectionConfig => ({
    ...collection,
    admin: { ...collection.admin, livePreview: livePreview(collection.slug, false, settings) },
  });
export const previewedGlobal =
  (settings: Needed) =>
  (global: GlobalConfig): GlobalConfig => ({
    ...global,
    admin: { ...global.admin, livePreview: livePreview(global.slug, true, settings) },
  });
