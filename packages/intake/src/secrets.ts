import { createHmac } from "node:crypto";

/** A key per use: a signature for one is invalid for another. */
export const derive = (secret: string, use: string): string =>
  createHmac("sha256", secret).update(`meridian ${use}`).digest("base64url");
