import type { Translate } from "@meridian/messages/messages";

/** For display: `412 KB`, `1.5 MB`. */
export function fileSize(bytes: number, t: Translate): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return t("ui.kilobytes", { size: Math.max(1, Math.round(kilobytes)) });
  return t("ui.megabytes", { size: Math.round((kilobytes / 1024) * 10) / 10 });
}
