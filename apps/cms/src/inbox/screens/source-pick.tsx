"use client";
import { sourceName } from "@meridian/contract/touch";
import { useRouter } from "next/navigation.js";
import { useWords } from "#admin-ui/words/use-words.ts";
import { listOf } from "#inbox/list-address.ts";

/** The inbox's list of one source. */
export function SourcePick({ sources, chosen }: { sources: readonly string[]; chosen: string }) {
  const t = useWords();
  const { push } = useRouter();
  return (
    <select
      className="chip"
      aria-label={t("Source")}
      data-chosen={chosen !== ""}
      value={chosen}
      onChange={({ target }) => push(listOf(target.value ? { utmSource: target.value } : {}))}
    >
      <option value="">{t(chosen ? "Source: any" : "Source")}</option>
      {sources.map((source) => (
        <option key={source} value={source}>
          {t(sourceName(source))}
        </option>
      ))}
    </select>
  );
}
