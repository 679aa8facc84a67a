import { readBytes } from "@meridian/http/bounded-fetch";

/** `null` if the body exceeds `most` bytes; reading stops there. */
export const readBounded = async (request: Request, most: number): Promise<Buffer | null> =>
  Number(request.headers.get("content-length") ?? 0) > most ? null : readBytes(request.body, most);
