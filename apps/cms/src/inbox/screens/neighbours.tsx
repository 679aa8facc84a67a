"use client";
import { useSyncExternalStore } from "react";
import { INBOX, LISTED, type Listed } from "#inbox/screens/listed.ts";

const never = (): (() => void) => () => undefined;

/** The previous and the next message of the list from which this one was opened. */
export function Neighbours({ id }: { id: number }) {
  const stored = useSyncExternalStore(
    never,
    () => sessionStorage.getItem(LISTED),
    () => null,
  );
  if (!stored) return null;
  const { address, ids } = JSON.parse(stored) as Listed;
  const at = ids.indexOf(id);
  if (at < 0) return null;
  const [previous, next] = [ids[at - 1], ids[at + 1]];
  return (
    <nav className="neighbours" aria-label="In the list">
      <a href={address}>Back to the list</a>
      <span>
        {previous !== undefined && <a href={`${INBOX}/${previous}`}>Previous</a>}
        {next !== undefined && <a href={`${INBOX}/${next}`}>Next</a>}
        <small>
          {at + 1} of {ids.length}
        </small>
      </span>
    </nav>
  );
}
