import type { DefaultServerCellComponentProps, Payload } from "payload";
import { cache } from "react";

/** Read once for a page. */
const userOf = cache((payload: Payload, id: number) =>
  payload.findByID({
    collection: "users",
    id,
    depth: 0,
    select: { name: true, email: true },
    disableErrors: true,
  }),
);

/** A colleague's name, else their email address. */
export async function NameCell({ cellData, payload }: DefaultServerCellComponentProps) {
  const id = Number(typeof cellData === "object" && cellData ? cellData.id : cellData);
  if (!id) return null;
  const user = await userOf(payload, id);
  return <span>{user?.name || user?.email}</span>;
}
