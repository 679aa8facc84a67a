"use client";
import { Link, useDocumentInfo } from "@payloadcms/ui";
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { readJson } from "#admin-ui/post-json.ts";
import { useWords } from "#admin-ui/words/use-words.ts";
import { aboutOf } from "#inbox/about.ts";
import { INBOX, LISTED, type Listed } from "#inbox/screens/listed.ts";
import { Stage } from "#inbox/screens/stage.tsx";
import type { Submission } from "#payload-types.ts";

type Row = Pick<
  Submission,
  "id" | "sender" | "kind" | "vacancy" | "subject" | "status" | "statusSince" | "answerAt"
>;

const NAMES = ["sender", "kind", "vacancy", "subject", "status", "statusSince", "answerAt"];
const SELECT = NAMES.map((name) => `select[${name}]=true`).join("&");
const NEWEST = 25;
/** The same width as in `two-panes.css`. */
const WIDE = "(min-width: 75rem)";

/** Outlives the page of one submission: the next one shows the list at once, where it was. */
const kept = { rows: [] as Row[], address: INBOX, top: 0, hasFocus: false };

const isPane = (): boolean => globalThis.matchMedia(WIDE).matches;

function listed(): Listed | null {
  const stored = sessionStorage.getItem(LISTED);
  return stored ? (JSON.parse(stored) as Listed) : null;
}

async function readRows(ids: readonly number[]): Promise<Row[] | null> {
  const which =
    ids.length > 0 ? `where[id][in]=${ids.join(",")}&limit=${ids.length}` : `limit=${NEWEST}`;
  const { json } = await readJson<{ docs: Row[] }>(
    `/cms/api/submissions?depth=0&${which}&${SELECT}`,
  );
  const docs = json.docs ?? null;
  return docs && ids.length > 0
    ? docs.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    : docs;
}

/** Arrow keys go through the list while it has the focus. */
function go(event: KeyboardEvent<HTMLAnchorElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  const links = [...(event.currentTarget.closest("ul")?.querySelectorAll("a") ?? [])];
  const next = links[links.indexOf(event.currentTarget) + step];
  event.preventDefault();
  next?.focus();
}

export function InboxPane() {
  const t = useWords();
  const { id, savedDocumentData } = useDocumentInfo();
  const [{ rows, address }, setRead] = useState({ rows: kept.rows, address: kept.address });
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isPane()) return;
    const { address: from, ids } = listed() ?? { address: INBOX, ids: [] };
    // One that the list does not have, such as a link in an email, is above it.
    const wanted = ids.length === 0 || ids.includes(Number(id)) ? ids : [Number(id), ...ids];
    void readRows(wanted).then((read) => {
      if (!read) return;
      Object.assign(kept, { rows: read, address: from });
      setRead({ rows: read, address: from });
    });
  }, [id]);
  const isFilled = rows.length > 0;
  useLayoutEffect(() => {
    const list = pane.current;
    if (!list || !isFilled) return;
    list.scrollTop = kept.top;
    const current = list.querySelector<HTMLElement>("[aria-current]");
    const at = current ? current.offsetTop - list.scrollTop : 0;
    // `scrollIntoView` would move the page, too.
    if (current && (at < 0 || at + current.offsetHeight > list.clientHeight))
      list.scrollTop = current.offsetTop - list.clientHeight / 2;
    if (kept.hasFocus) current?.focus({ preventScroll: true });
    kept.hasFocus = false;
  }, [isFilled]);
  return (
    <nav
      className="inbox-pane"
      aria-label={t("Messages of the list")}
      ref={pane}
      onScroll={({ currentTarget }) => (kept.top = currentTarget.scrollTop)}
    >
      <Link href={address} prefetch={false} className="inbox-pane__back">
        {t("Back to the list")}
      </Link>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <PaneRow
              row={row.id === Number(id) ? { ...row, ...savedDocumentData } : row}
              isCurrent={row.id === Number(id)}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PaneRow({ row, isCurrent }: { row: Row; isCurrent: boolean }) {
  const t = useWords();
  const { kind, what } = aboutOf({ ...row, message: "", fields: {} });
  return (
    <Link
      href={`${INBOX}/${row.id}`}
      prefetch={false}
      onClick={() => (kept.hasFocus = true)}
      onKeyDown={go}
      {...(isCurrent && { "aria-current": "page" as const })}
    >
      <bdi className={row.status === "new" ? "sender--new" : undefined}>
        {row.sender || t("An unnamed sender")}
      </bdi>
      <small>
        {t(kind)}
        {what && (
          <>
            : <bdi>{what}</bdi>
          </>
        )}
      </small>
      <Stage of={row} t={t} />
    </Link>
  );
}
