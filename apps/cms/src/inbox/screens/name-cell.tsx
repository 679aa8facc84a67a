import type { DefaultServerCellComponentProps } from "payload";

/** A colleague's name, else their email address. */
export async function NameCell({ cellData, payload }: DefaultServerCellComponentProps) {
  const id = Number(typeof cellData === "object" && cellData ? cellData.id : cellData);
  if (!id) return null;
  const user = await payload.findByID({
    collection: "users",
    id,
    depth: 0,
    select: { name: true, email: true },
    disableErrors: true,
  });
  return <span>{user?.name || user?.email}</span>;
}
