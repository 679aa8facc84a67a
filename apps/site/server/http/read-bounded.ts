import { readBytes } from "@meridian/http/bounded-fetch";

/** A request's body; `null` if it exceeds `most` bytes, after which reading stops. */
export const readBounded = async (request: Request, most: number): Promise<Buffer | null> =>
  Number(request.headers.get("content-length") ?? 0) > most ? null : readBytes(request.body, most);
