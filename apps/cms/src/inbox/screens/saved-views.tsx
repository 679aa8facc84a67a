"use client";
import { useSearchParams } from "next/navigation.js";
import { useEffect, useId, useState } from "react";
import { oneAtATime } from "#admin-ui/one-at-a-time.ts";
import { postJson, readJson } from "#admin-ui/post-json.ts";
import { filterOf } from "#inbox/list-address.ts";
import { INBOX } from "#inbox/screens/listed.ts";

interface SavedView {
  name: string;
  /** Filters, words and order, as the list's address has them. */
  query: string;
}

const PREFERENCE = "/cms/api/payload-preferences/inbox-views";
const MOST = 20;
const LONGEST = 60;

const readViews = (signal?: AbortSignal) =>
  readJson<{ value: SavedView[] | null }>(PREFERENCE, signal);

/** Without the page and the columns, which are no part of a filter. */
function queryOf(parameters: URLSearchParams): string {
  const filter = filterOf(parameters);
  const order = parameters.get("sort");
  const whole: [string, string][] = order ? [...filter, ["sort", order]] : filter;
  return filter.length > 0 ? new URLSearchParams(whole).toString() : "";
}

/**
 * Own filters of this user, in Payload's preferences (decision 117), read again before each change:
 * another window may have changed them. `isReadyMade`: the list shows one of the inbox's views.
 */
export function SavedViews({ isReadyMade }: { isReadyMade: boolean }) {
  const [views, setViews] = useState<SavedView[]>([]);
  const [name, setName] = useState("");
  const [problem, setProblem] = useState("");
  const id = useId();
  const query = queryOf(new URLSearchParams(useSearchParams().toString()));
  useEffect(() => {
    void readViews().then(({ json }) => setViews(json.value ?? []));
  }, []);

  type Change = (stored: SavedView[]) => SavedView[];
  const store = (change: Change): Promise<void> =>
    oneAtATime(PREFERENCE, (signal) => write(change, signal));
  async function write(change: Change, signal: AbortSignal): Promise<void> {
    const read = await readViews(signal);
    if (!read.ok) return setProblem(read.problem);
    const changed = change(read.json.value ?? []);
    if (changed.length > MOST)
      return setProblem(`At most ${MOST} filters are saved. Remove one of them first.`);
    const { ok, problem: failure } = await postJson(PREFERENCE, { value: changed }, "POST", signal);
    setProblem(failure);
    if (!ok) return;
    setViews(changed);
    setName("");
  }
  const word = name.trim();
  const save = (): Promise<void> =>
    store((stored) => [...stored.filter((view) => view.name !== word), { name: word, query }]);
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
                onClick={() =>
                  void store((stored) => stored.filter((one) => one.name !== view.name))
                }
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      {query !== "" && !isReadyMade && !views.some((view) => view.query === query) && (
        <form className="save-view" action={() => void save()}>
          <label htmlFor={id}>Save this filter as</label>
          <input
            id={id}
            value={name}
            maxLength={LONGEST}
            onChange={({ target }) => setName(target.value)}
          />
          <button type="submit" className="chip" disabled={word === ""}>
            Save
          </button>
        </form>
      )}
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
