/** Observes how saves of an open form end: Payload 3.90 only shows a toast and does not retry. */

export interface SaveEnd {
  /** Of the response; 0 without one. */
  status: number;
  /** Saves a draft, does not publish. */
  isDraft: boolean;
}
type Watcher = (end: SaveEnd) => void;

const watchers = new Map<Watcher, string>();
let plainFetch: typeof fetch | undefined;

/** Calls `watcher` for each save at this API path; returns a function that stops it. */
export function watchSaves(path: string, watcher: Watcher): () => void {
  if (watchers.size === 0) {
    plainFetch = window.fetch;
    window.fetch = watchedFetch;
  }
  watchers.set(watcher, path);
  return () => {
    watchers.delete(watcher);
    if (watchers.size === 0 && plainFetch) window.fetch = plainFetch;
  };
}

const watchedFetch: typeof fetch = async (input, init) => {
  const send = plainFetch ?? fetch;
  const { method = "GET" } = init ?? {};
  if (typeof input !== "string" || !["PATCH", "POST"].includes(method.toUpperCase()))
    return send(input, init);
  const { pathname, searchParams } = new URL(input, window.location.href);
  const notify = (status: number): void => {
    const isDraft = searchParams.get("draft") === "true";
    for (const [watcher, path] of watchers) if (path === pathname) watcher({ status, isDraft });
  };
  try {
    const answer = await send(input, init);
    notify(answer.status);
    return answer;
  } catch (error) {
    notify(0);
    throw error;
  }
};
