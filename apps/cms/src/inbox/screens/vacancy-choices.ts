import type { Payload } from "payload";
import type { Words } from "#admin-ui/words/words.ts";
import { isPublished } from "#records/fields/publishing.ts";

const MOST = 300;

export interface VacancyChoice {
  id: number;
  title: string;
  label: string;
}

export async function vacancyChoices(payload: Payload, t: Words): Promise<VacancyChoice[]> {
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
  return docs.flatMap(({ id, title, _status }) =>
    title
      ? [
          {
            id,
            title,
            label: isPublished({ _status }) ? title : t("{title} (not open)", { title }),
          },
        ]
      : [],
  );
}
