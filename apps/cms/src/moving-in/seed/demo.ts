/** The demo content is loaded outside Next's bundle: its pictures are files next to its source. */
import { loadContent, mediaFile, mediaIds, type DemoContent, type MediaFile } from "@meridian/demo";

export interface Demo {
  content: DemoContent;
  mediaIds: readonly string[];
  mediaFile: (id: string) => MediaFile;
}

export const loadDemo = (): Demo => ({ content: loadContent(), mediaIds, mediaFile });
