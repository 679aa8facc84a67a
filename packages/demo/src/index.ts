export type { Behaviour, Manner, Target } from "#host/behaviour.ts";
export { loadContent, type ContentFile, type DemoContent } from "#content.ts";
export { createDemoHost, type DemoHost, type DemoHostOptions } from "#host/host.ts";
export type { HostRequest } from "#host/host-state.ts";
export { mediaFile, mediaFolder, mediaIds, type MediaFile } from "#media.ts";
export type { SentFile, Submission } from "#host/submissions.ts";
export { loadLanguages, type Languages } from "#translations/load-languages.ts";
export {
  DEMO_LANGUAGES,
  keyOf,
  loadOverlays,
  type DemoLanguage,
  type Overlays,
  type Translated,
} from "#translations/overlays.ts";
export { translatedContent } from "#translations/translated-content.ts";
