import type { Home, Image } from "@meridian/contract";
import { safeBlocks } from "#app/content/prose/sanitize.server.ts";
import type { ContentSource } from "#app/render-context.server.ts";
import type { ProvidedContent } from "#app/bands/services/types.ts";
import type { SafeHtml } from "#app/text/html.ts";
import type { Translate } from "@meridian/messages/messages";

export interface HeroContent {
  title: string;
  description: SafeHtml;
  poster: Image | null;
  /** Address of the looping video, relative to the host. */
  video: string | null;
}

/** Page 1120 as the home page shows it (HOME-01, HOME-07). */
export interface HomeContent {
  hero: HeroContent;
  provided: ProvidedContent;
}

/** `null` when the host has no such page. */
export async function readHome(content: ContentSource, t: Translate): Promise<HomeContent | null> {
  const home = await content.read("home");
  return home && homeOf(home, t, content);
}

export function homeOf(
  home: Home,
  t: Translate,
  content?: Pick<ContentSource, "ownPath">,
): HomeContent {
  return {
    hero: {
      title: home.section_header_title || home.title,
      description: safeBlocks(home.section_header_description, t, content),
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
