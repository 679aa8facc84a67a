import type { Payload } from "payload";
import { PROBLEM_WORDS } from "#inbox/texts/file-text.ts";
import type { Submission } from "#payload-types.ts";

/** By the files' numbers: why the search does not find a file's words. For users who read the record. */
export async function fileProblems({ db }: Payload, id: number): Promise<(string | undefined)[]> {
  // The record's replies do not have the texts.
  const found = await db.findOne<Pick<Submission, "id" | "fileTexts">>({
    collection: "submissions",
    where: { id: { equals: id } },
    select: { fileTexts: true },
  });
  return (found?.fileTexts ?? []).map(({ problem }) => problem && PROBLEM_WORDS[problem]);
}
