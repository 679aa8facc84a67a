"use client";
import { useConfig, useDebounce, useDocumentInfo, useFormFields } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { useWords } from "#admin-ui/words/use-words.ts";

const SHOWN = 3;

/** Of one page, and of several. */
const WORDS = {
  title: [
    "{pages} has the same title. A title that only this page has helps people to choose it.",
    "{pages} have the same title. A title that only this page has helps people to choose it.",
  ],
  description: [
    "{pages} has the same description. A description that only this page has helps people to choose it.",
    "{pages} have the same description. A description that only this page has helps people to choose it.",
  ],
} as const;

/** Names the other pages with the same text: search engines list one of such pages. */
export function SameText({ path }: { path: string }) {
  const t = useWords();
  const field = path.endsWith("title") ? "title" : "description";
  const value = useFormFields(([fields]) => fields[path]?.value);
  const text = typeof value === "string" ? value : "";
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const kind = collectionSlug ?? globalSlug ?? "";
  const { config } = useConfig();
  const [found, setFound] = useState<{ text: string; paths: string[] } | null>(null);
  const settled = useDebounce(text.trim(), 500);
  const api = config.routes.api;
  useEffect(() => {
    if (settled === "") return;
    const leaving = new AbortController();
    const query = new URLSearchParams({ field, text: settled, kind, id: String(id ?? "") });
    fetch(`${api}/same-texts?${query}`, { credentials: "same-origin", signal: leaving.signal })
      .then(async (response) => {
        if (!response.ok) return;
        const { paths }: { paths: string[] } = await response.json();
        setFound({ text: settled, paths });
      })
      // If the request fails, only this advice is missing.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [api, field, id, kind, settled]);
  if (!found || found.text !== text.trim() || found.paths.length === 0) return null;
  const paths = found.paths.slice(0, SHOWN).join(", ");
  const others = found.paths.length > SHOWN ? t("{pages} and more pages", { pages: paths }) : paths;
  const [one, more] = WORDS[field];
  return (
    <p className="same-text" role="status">
      {t.count(found.paths.length, one, more, { pages: others })}
    </p>
  );
}
