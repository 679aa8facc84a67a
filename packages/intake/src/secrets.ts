import { createHmac } from "node:crypto";

/** A secret of its own for each use, so that a signature made for one never passes for another. */
export const derive = (secret: string, use: string): string =>
  createHmac("sha256", secret).update(`meridian ${use}`).digest("base64url");
