"use client";
import { usePreferences } from "@payloadcms/ui";
import { useSearchParams } from "next/navigation.js";
import { useEffect, useId, useState } from "react";
import { INBOX } from "#inbox/screens/listed.ts";

interface SavedView {
  name: string;
  /** Filters, words and order, as the list's address has them. */
  query: string;
}

const KEY = "inbox-views";
const MOST = 20;
const LONGEST = 60;

/** Without the page and the columns, which are no part of a filter. */
function queryOf(parameters: URLSearchParams): string {
  const kept = [...parameters].filter(
    ([name, value]) => /^(?:where|search$|sort$)/.test(name) && value !== "",
  );
  // Payload adds its usual order to each address.
  const isFiltered = kept.some(([name]) => name !== "sort");
  return isFiltered ? new URLSearchParams(kept).toString() : "";
}

/** Own filters of this user, in Payload's preferences (decision 117). */
export function SavedViews() {
  const { getPreference, setPreference } = usePreferences();
  const [views, setViews] = useState<SavedView[]>([]);
  const [name, setName] = useState("");
  const id = useId();
  const query = queryOf(new URLSearchParams(useSearchParams().toString()));
  useEffect(() => {
    void getPreference<SavedView[]>(KEY).then((saved) => setViews(saved ?? []));
  }, [getPreference]);

  function store(changed: SavedView[]): void {
    setViews(changed);
    void setPreference(KEY, changed);
  }
  const isNew = query !== "" && !views.some((view) => view.query === query);
  function save(): void {
    const word = name.trim();
    if (word === "") return;
    setName("");
    store([...views.filter((view) => view.name !== word), { name: word, query }].slice(-MOST));
  }
  return (
    <>
      {views.length > 0 && (
        <ul className="chips" aria-label="Your filters">
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
                aria-label={`Remove the filter ${view.name}`}
                onClick={() => store(views.filter((one) => one !== view))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      {isNew && (
        <form className="save-view" action={save}>
          <label htmlFor={id}>Save this filter as</label>
          <input
            id={id}
            value={name}
            maxLength={LONGEST}
            onChange={({ target }) => setName(target.value)}
          />
          <button type="submit" className="chip" disabled={name.trim() === ""}>
            Save
          </button>
        </form>
      )}
    </>
  );
}
