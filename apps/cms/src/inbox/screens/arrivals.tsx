"use client";
import { useRouter, useSearchParams } from "next/navigation.js";
import { useState } from "react";
import { readJson } from "#admin-ui/post-json.ts";
import { useWords } from "#admin-ui/words/use-words.ts";
import { countSince, filterOf, listOf } from "#inbox/list-address.ts";
import { usePolling } from "#inbox/screens/use-polling.ts";

const EVERY_MS = 20_000;

/** What arrived since the list was read, as a line: the list does not move under the reader. */
export function Arrivals({ since }: { since: string }) {
  const t = useWords();
  const { push, refresh } = useRouter();
  const filter = filterOf(new URLSearchParams(useSearchParams().toString()));
  const [found, setFound] = useState({ since, count: 0 });
  usePolling(EVERY_MS, () => {
    void readJson<{ totalDocs: number }>(countSince(since, filter)).then(
      ({ ok, json }) => ok && setFound({ since, count: json.totalDocs ?? 0 }),
    );
  });
  const count = found.since === since ? found.count : 0;
  // Also from the second page, and from another order.
  const show = (): void => {
    push(`${listOf({})}&${new URLSearchParams(filter).toString()}`);
    refresh();
  };
  return (
    <div role="status" className="arrivals">
      {count > 0 && (
        <button type="button" className="chip" onClick={show}>
          {t.count(
            count,
            "{n} new message arrived: show it",
            "{n} new messages arrived: show them",
          )}
        </button>
      )}
    </div>
  );
}
