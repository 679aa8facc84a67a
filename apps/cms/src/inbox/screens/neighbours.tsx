"use client";
import { Link } from "@payloadcms/ui";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { useWords } from "#admin-ui/words/use-words.ts";
import { INBOX, LISTED, type Listed } from "#inbox/screens/listed.ts";

const never = (): (() => void) => () => undefined;

/** The previous and the next message of the list from which this one was opened. */
export function Neighbours({ id }: { id: number }) {
  const t = useWords();
  const place = useRef<HTMLElement>(null);
  useKeys(place);
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
    <nav className="neighbours" aria-label={t("In the list")} ref={place}>
      <Link href={address} prefetch={false}>
        {t("Back to the list")}
      </Link>
      <span>
        {previous !== undefined && (
          <Neighbour id={previous} word={t("Previous")} keys="Alt+ArrowUp" />
        )}
        {next !== undefined && <Neighbour id={next} word={t("Next")} keys="Alt+ArrowDown" />}
        <small>{t("{at} of {all}", { at: at + 1, all: ids.length })}</small>
      </span>
    </nav>
  );
}

/** `keys`: as `aria-keyshortcuts` writes them. */
const Neighbour = ({ id, word, keys }: { id: number; word: string; keys: string }) => (
  <Link
    href={`${INBOX}/${id}`}
    prefetch={false}
    aria-keyshortcuts={keys}
    title={keys.replace("Arrow", "").replace("Up", "↑").replace("Down", "↓")}
  >
    {word}
  </Link>
);

/** A press of the link: Payload shows its question before unsaved changes are left. Texts have these keys too. */
function useKeys(place: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isPlain = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      const { target } = event;
      const isText = target instanceof Element && target.closest("input, textarea, select");
      if (!isPlain || isText || !/^Arrow(?:Up|Down)$/.test(event.key)) return;
      event.preventDefault();
      place.current?.querySelector<HTMLElement>(`[aria-keyshortcuts="Alt+${event.key}"]`)?.click();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [place]);
}
