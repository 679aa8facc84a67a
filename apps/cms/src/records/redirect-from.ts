import type { PayloadRequest } from "payload";

/** The redirect that leads away from a path, read without hooks and access. */
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
