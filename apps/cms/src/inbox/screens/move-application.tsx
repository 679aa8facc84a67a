import type { UIFieldServerProps } from "payload";
import { MoveForm } from "#inbox/screens/move-form.tsx";
import { isPublished } from "#records/fields/publishing.ts";
import type { Submission } from "#payload-types.ts";

const MOST = 300;

/** An application belongs to another vacancy than the one it was sent for. */
export async function MoveApplication({ data, payload }: UIFieldServerProps) {
  const { id, kind, vacancy }: Partial<Submission> = data ?? {};
  if (id === undefined || kind !== "resume") return null;
  const { docs } = await payload.db.find<{
    id: number;
    title?: string | null;
    _status?: "draft" | "published" | null;
  }>({
    collection: "vacancies",
    where: { and: [{ title: { exists: true } }, { deletedAt: { exists: false } }] },
    select: { title: true, _status: true },
    sort: "title",
    limit: MOST,
    pagination: false,
  });
  const others = docs.flatMap((one) =>
    one.title && one.title !== vacancy
      ? [{ id: one.id, label: isPublished(one) ? one.title : `${one.title} (not open)` }]
      : [],
  );
  return <MoveForm submission={id} vacancies={others} />;
}
