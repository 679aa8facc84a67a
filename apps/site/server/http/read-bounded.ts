import { readBytes } from "@meridian/contract/http";

/** A request's body; `null` when it is larger than `most` bytes, of which no more are read. */
export const readBounded = async (request: Request, most: number): Promise<Buffer | null> =>
  Number(request.headers.get("content-length") ?? 0) > most ? null : readBytes(request.body, most);
