"use client";
import { useRouter } from "next/navigation.js";
import { useWords } from "#admin-ui/words/use-words.ts";
import { listOf } from "#inbox/list-address.ts";

/** The inbox's list of one tag. */
export function TagPick({ tags, chosen }: { tags: readonly string[]; chosen: string }) {
  const t = useWords();
  const { push } = useRouter();
  return (
    <select
      className="chip"
      aria-label={t("Tag")}
      data-chosen={chosen !== ""}
      value={chosen}
      onChange={({ target }) =>
        push(listOf(target.value ? { tags: { contains: `|${target.value}|` } } : {}))
      }
    >
      <option value="">{t(chosen ? "Tag: any" : "Tag")}</option>
      {tags.map((tag) => (
        <option key={tag}>{tag}</option>
      ))}
    </select>
  );
}
