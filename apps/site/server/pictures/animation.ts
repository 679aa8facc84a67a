/** Which pictures move, and what they are by their first bytes. */

const starts = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.toString("latin1", at, at + text.length) === text;

/** Whether a PNG holds an animation: its control chunk stands before the picture's data. */
function isMovingPng(bytes: Buffer): boolean {
  if (!starts(bytes, "\x89PNG")) return false;
  for (let at = 8; at + 8 <= bytes.length; at += bytes.readUInt32BE(at) + 12) {
    if (starts(bytes, "acTL", at + 4)) return true;
    if (starts(bytes, "IDAT", at + 4)) return false;
  }
  return false;
}

/** `pages`: frames that the decoder found. It finds one in an animated PNG or AVIF. */
export function animationOf(bytes: Buffer, pages: number): "none" | "frames" | "as it came" {
  if (isMovingPng(bytes) || starts(bytes, "ftypavis", 4)) return "as it came";
  return pages > 1 ? "frames" : "none";
}

/** The type of what was made of a picture, or of it as it came. */
export function typeOfPicture(bytes: Buffer): string {
  if (starts(bytes, "RIFF") && starts(bytes, "WEBP", 8)) return "image/webp";
  if (starts(bytes, "ftyp", 4)) return "image/avif";
  if (starts(bytes, "\x89PNG")) return "image/png";
  return starts(bytes, "GIF8") ? "image/gif" : "image/jpeg";
}
