import type { PayloadRequest } from "payload";

export const answer = (
  status: number,
  json: object,
  headers: Record<string, string> = {},
): Response =>
  Response.json(json, { status, headers: { "cache-control": "no-store", ...headers } });

export async function bodyOf(req: PayloadRequest): Promise<Record<string, unknown>> {
  const read: unknown = await req.json?.().catch(() => null);
  return typeof read === "object" ? { ...read } : {};
}
