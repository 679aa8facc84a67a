"use client";
import { useSearchParams } from "next/navigation.js";
import { useEffect, useId, useState } from "react";
import { postJson, readJson } from "#admin-ui/post-json.ts";
import { useWords } from "#admin-ui/words/use-words.ts";
import { filterOf } from "#inbox/list-address.ts";
import { LONGEST_NAME, type SavedView } from "#inbox/screens/saved-view.ts";
import { INBOX } from "#inbox/screens/listed.ts";

const STORED = "/cms/api/payload-preferences/inbox-views";
const CHANGE = "/cms/api/submissions/views";

/** Without the page and the columns, which are no part of a filter. */
function queryOf(parameters: URLSearchParams): string {
  const filter = filterOf(parameters);
  const order = parameters.get("sort");
  const whole: [string, string][] = order ? [...filter, ["sort", order]] : filter;
  return filter.length > 0 ? new URLSearchParams(whole).toString() : "";
}

/** Own filters of this user (decision 117). `isReadyMade`: the list shows one of the inbox's views. */
export function SavedViews({ isReadyMade }: { isReadyMade: boolean }) {
  const t = useWords();
  const [views, setViews] = useState<SavedView[]>([]);
  const [name, setName] = useState("");
  const [problem, setProblem] = useState("");
  const id = useId();
  const query = queryOf(new URLSearchParams(useSearchParams().toString()));
  useEffect(() => {
    void readJson<{ value: SavedView[] | null }>(STORED).then(({ json }) =>
      setViews(json.value ?? []),
    );
  }, []);

  async function change(asked: { save: SavedView } | { remove: string }): Promise<void> {
    const { ok, problem: failure, json } = await postJson<{ views: SavedView[] }>(CHANGE, asked);
    setProblem(failure);
    if (!ok) return;
    setViews(json.views ?? []);
    setName("");
  }
  const word = name.trim();
  return (
    <>
      {views.length > 0 && (
        <ul className="chips" aria-label={t("Your filters")}>
          {views.map((view) => (
            <li key={view.name} className="saved-view">
              <a
                className="chip"
                href={`${INBOX}?${view.query}`}
                {...(view.query === query && { "aria-current": "true" as const })}
              >
                <bdi>{view.name}</bdi>
              </a>
              <button
                type="button"
                aria-label={t("Remove the filter {name}", { name: view.name })}
                onClick={() => void change({ remove: view.name })}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      {query !== "" && !isReadyMade && !views.some((view) => view.query === query) && (
        <form
          className="plain-field save-view"
          action={() => void change({ save: { name: word, query } })}
        >
          <label htmlFor={id}>{t("Save this filter as")}</label>
          <input
            id={id}
            value={name}
            maxLength={LONGEST_NAME}
            onChange={({ target }) => setName(target.value)}
          />
          <button type="submit" className="chip" disabled={word === ""}>
            {t("Save")}
          </button>
        </form>
      )}
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
