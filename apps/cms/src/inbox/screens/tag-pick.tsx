"use client";
import { useRouter } from "next/navigation.js";
import { listOf } from "#inbox/list-address.ts";

/** The inbox's list of one tag. */
export function TagPick({ tags, chosen }: { tags: readonly string[]; chosen: string }) {
  const { push } = useRouter();
  return (
    <select
      className="chip"
      aria-label="Tag"
      data-chosen={chosen !== ""}
      value={chosen}
      onChange={({ target }) =>
        push(listOf(target.value ? { tags: { contains: `|${target.value}|` } } : {}))
      }
    >
      <option value="">{chosen ? "Tag: any" : "Tag"}</option>
      {tags.map((tag) => (
        <option key={tag}>{tag}</option>
      ))}
    </select>
  );
}
