import type { UIFieldServerProps } from "payload";
import { TakenList } from "#records/screens/languages/taken-list.tsx";

/** Under the settings' further languages: landing pages that one of them hides (LANG-22). */
export async function TakenAddresses({ payload }: UIFieldServerProps) {
  const { docs } = await payload.find({
    collection: "landing-pages",
    select: { title: true, slug: true },
    draft: true,
    depth: 0,
    pagination: false,
  });
  const pages = docs.map(({ id, title, slug }) => ({ id, title: title ?? "", slug: slug ?? "" }));
  return pages.length > 0 && <TakenList pages={pages} />;
}
