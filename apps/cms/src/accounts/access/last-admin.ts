/** The last admin cannot be deleted or get another role: someone must be able to add users. */
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from "payload";

async function hasOthers({ payload }: PayloadRequest, id: number | string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: "users",
    where: { role: { equals: "admin" }, id: { not_equals: id } },
  });
  return totalDocs > 0;
}

const refusal = (what: string): Error =>
  new APIError(
    `This is the last admin and cannot be ${what}. Add another admin first.`,
    409,
    undefined,
    true,
  );

export const keepLastAdmin: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { docs } = await req.payload.find({
    collection: "users",
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
  });
  if (docs[0]?.role === "admin" && !(await hasOthers(req, id))) throw refusal("deleted");
};

export const keepLastAdminsRole: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const leaves =
    operation === "update" &&
    originalDoc?.role === "admin" &&
    data.role !== undefined &&
    data.role !== "admin";
  if (leaves && !(await hasOthers(req, originalDoc.id))) throw refusal("given another role");
  return data;
};
