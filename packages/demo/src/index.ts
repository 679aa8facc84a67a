export type { Behaviour, Manner, Target } from "#host/behaviour.ts";
export { loadContent, type ContentFile, type DemoContent } from "#content.ts";
export { createDemoHost, type DemoHost, type DemoHostOptions } from "#host/host.ts";
export type { HostRequest } from "#host/host-state.ts";
export { mediaFile, mediaFolder, mediaIds, type MediaFile } from "#media.ts";
export type { SentFile, Submission } from "#host/submissions.ts";
