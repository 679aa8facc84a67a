/** Detects animated pictures and file types by their first bytes. */

const starts = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.toString("latin1", at, at + text.length) === text;

/** Whether a PNG is animated: its control chunk precedes the image data. */
function isMovingPng(bytes: Buffer): boolean {
  if (!starts(bytes, "\x89PNG")) return false;
  for (let at = 8; at + 8 <= bytes.length; at += bytes.readUInt32BE(at) + 12) {
    if (starts(bytes, "acTL", at + 4)) return true;
    if (starts(bytes, "IDAT", at + 4)) return false;
  }
  return false;
}

/** `pages`: frames found by the decoder, which finds only one in an animated PNG or AVIF. */
export function animationOf(bytes: Buffer, pages: number): "none" | "frames" | "undecoded" {
  if (isMovingPng(bytes) || starts(bytes, "ftypavis", 4)) return "undecoded";
  return pages > 1 ? "frames" : "none";
}

/** The content type of a generated or unchanged picture. */
export function typeOfPicture(bytes: Buffer): string {
  if (starts(bytes, "RIFF") && starts(bytes, "WEBP", 8)) return "image/webp";
  if (starts(bytes, "ftyp", 4)) return "image/avif";
  if (starts(bytes, "\x89PNG")) return "image/png";
  return starts(bytes, "GIF8") ? "image/gif" : "image/jpeg";
}
