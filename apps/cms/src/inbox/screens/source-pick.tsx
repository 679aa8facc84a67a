"use client";
import { sourceName } from "@meridian/contract/touch";
import { useRouter } from "next/navigation.js";
import { listOf } from "#inbox/list-address.ts";

/** The inbox's list of one source. */
export function SourcePick({ sources, chosen }: { sources: readonly string[]; chosen: string }) {
  const { push } = useRouter();
  return (
    <select
      className="chip"
      aria-label="Source"
      data-chosen={chosen !== ""}
      value={chosen}
      onChange={({ target }) => push(listOf(target.value ? { utmSource: target.value } : {}))}
    >
      <option value="">{chosen ? "Source: any" : "Source"}</option>
      {sources.map((source) => (
        <option key={source} value={source}>
          {sourceName(source)}
        </option>
      ))}
    </select>
  );
}
