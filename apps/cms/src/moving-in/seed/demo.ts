/** The demo content is loaded outside Next's bundle: its pictures are files next to its source. */
import {
  DEMO_LANGUAGES,
  loadLanguages,
  mediaFile,
  mediaIds,
  type DemoContent,
  type DemoLanguage,
  type MediaFile,
} from "@meridian/demo";

export interface Demo {
  content: DemoContent;
  /** By language: the records that are translated into it. */
  translations: ReadonlyMap<string, DemoContent>;
  mediaIds: readonly string[];
  mediaFile: (id: string) => MediaFile;
}

export const loadDemo = (languages: readonly DemoLanguage[] = []): Demo => ({
  ...loadLanguages(languages),
  mediaIds,
  mediaFile,
});

/** In all languages. */
export const loadWholeDemo = (): Demo => loadDemo(DEMO_LANGUAGES);
