"use client";
import { useRouter } from "next/navigation.js";
import { useState } from "react";
import { readJson } from "#admin-ui/post-json.ts";
import { usePolling } from "#inbox/screens/use-polling.ts";

const EVERY_MS = 20_000;

/** What arrived since the list was read, as a line: the list does not move under the reader. */
export function Arrivals({ since }: { since: string }) {
  const { refresh } = useRouter();
  const [found, setFound] = useState({ since, count: 0 });
  usePolling(EVERY_MS, () => {
    void readJson<{ count: number }>(
      `/cms/api/submissions/arrivals?since=${encodeURIComponent(since)}`,
    ).then(({ ok, json }) => ok && setFound({ since, count: json.count ?? 0 }));
  });
  const count = found.since === since ? found.count : 0;
  return (
    <div role="status" className="arrivals">
      {count > 0 && (
        <button type="button" className="chip" onClick={() => refresh()}>
          {count === 1
            ? "1 new message arrived: show it"
            : `${count} new messages arrived: show them`}
        </button>
      )}
    </div>
  );
}
