import type { PayloadRequest } from "payload";
import { pathOf } from "#records/addresses.ts";

/** What an application has of a vacancy that a colleague chose; `null` without a title. */
export async function chosenVacancy(req: PayloadRequest, id: unknown) {
  const vacancy = await req.payload.findByID({
    collection: "vacancies",
    id: Number(id) || 0,
    draft: true,
    depth: 0,
    disableErrors: true,
    req,
  });
  if (!vacancy?.title) return null;
  const { title, slug } = vacancy;
  return { vacancy: title, subject: title, page: slug ? pathOf("vacancies", slug) : "" };
}
