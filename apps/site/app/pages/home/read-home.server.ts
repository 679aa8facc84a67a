import type { Home } from "@meridian/contract";
import { safeBlocks } from "#app/content/prose/sanitize.server.ts";
import type { HomeContent } from "#app/pages/home/types.ts";
import type { ContentSource } from "#app/render-context.server.ts";

/** `null` when the host has no such page. */
export async function readHome(content: ContentSource): Promise<HomeContent | null> {
  const home = await content.read("home");
  return home && homeOf(home);
}

export function homeOf(home: Home): HomeContent {
  return {
    hero: {
      title: home.section_header_title || home.title,
      description: safeBlocks(home.section_header_description),
      poster: home.section_header_video_preview,
      video: home.section_header_video?.src ?? null,
    },
    provided: {
      title: home.provide_title,
      items: home.provide_items.map(({ icon, title, list }) => ({
        icon,
        title,
        points: list.map(({ text }) => text).filter(Boolean),
      })),
    },
  };
}
