/** No redirect leads to another one. */
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from "payload";
import { destinationOf, pathIn, redirectAt } from "#publishing/redirects/rules.ts";

/** Leads directly to the final destination. */
export const flattenRedirect: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const from = String(data.from ?? originalDoc?.from);
  const to = String(data.to ?? originalDoc?.to);
  return { ...data, to: (await destinationOf(req, from, to)) ?? to };
};

/** Redirects to its old address get its destination. */
export const keepFlat: CollectionAfterChangeHook = async ({ doc, req, context }) => {
  await leadOn(req, String(doc.from), String(doc.to), context);
  return doc;
};

/** Whether an address is the old one of a redirect; of a path alone, with any query. */
export const leadsTo = (address: string, from: string): boolean =>
  redirectAt([{ from, to: "" }], address) !== undefined;

/** Points redirects to `from` at `to`; deletes one that would lead to itself. */
export async function leadOn(
  req: PayloadRequest,
  from: string,
  to: string,
  context: Record<string, unknown> = {},
): Promise<void> {
  const { docs } = await req.payload.db.find<{ id: number; from: string; to: string }>({
    collection: "redirects",
    where: { to: { like: pathIn(from) } },
    pagination: false,
    req,
  });
  for (const { id, from: start, to: end } of docs) {
    if (!leadsTo(end, from) || end === to) continue;
    if (start === pathIn(to))
      await req.payload.delete({ collection: "redirects", id, req, context, overrideAccess: true });
    else
      await req.payload.update({
        collection: "redirects",
        id,
        data: { to },
        req,
        context,
        overrideAccess: true,
        depth: 0,
      });
  }
}
