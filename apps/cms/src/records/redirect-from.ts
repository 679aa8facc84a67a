import type { PayloadRequest } from "payload";

/** Without hooks and access checks. */
export async function redirectFrom(
  req: PayloadRequest,
  from: string,
): Promise<{ id: number | string; from: string; to: string } | null> {
  return req.payload.db.findOne({
    collection: "redirects",
    where: { from: { equals: from } },
    req,
  });
}
