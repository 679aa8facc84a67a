"use client";
import { Button, useSelection } from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { useRef, useState } from "react";
import { postJson, readJson } from "#admin-ui/post-json.ts";
import { useWords } from "#admin-ui/words/use-words.ts";
import type { Words } from "#admin-ui/words/words.ts";
import type { Batch } from "#inbox/many/letters.ts";
import { MOST_LETTERS } from "#inbox/many/limits.ts";
import type { Recipients } from "#inbox/many/recipients.ts";
import { LettersDialog } from "#inbox/screens/many/letters-dialog.tsx";
import { newBatch, useBatch } from "#inbox/screens/many/use-batch.ts";
import "#inbox/screens/many/many.css";

/** The list's search is none of the filters that its selection knows. */
function searched(): object | undefined {
  const search = new URLSearchParams(location.search).get("search");
  return search ? { searchText: { like: search } } : undefined;
}

const tooMany = (n: number, t: Words): string =>
  t("{n} are selected; at most {most} get letters at once. Filter the list, or select fewer.", {
    n,
    most: MOST_LETTERS,
  });

const RECIPIENTS = "/cms/api/submissions/letters/recipients";

/** Letters to the selected rows of the list, on this page or on all (OWN-105). */
export function ReplyToMany() {
  const { count = 0, selectAll, selectedIDs, getQueryParams, toggleAll } = useSelection();
  const t = useWords();
  const { refresh } = useRouter();
  const [batch, setBatch] = useBatch();
  const [found, setFound] = useState<Recipients>();
  const [problem, setProblem] = useState("");
  const dialog = useRef<HTMLDialogElement>(null);
  const place = useRef<HTMLDivElement>(null);

  async function idsSelected(): Promise<number[]> {
    if (String(selectAll) !== "allAvailable") return selectedIDs.map(Number);
    const which = getQueryParams(searched() as Parameters<typeof getQueryParams>[0]);
    const { json, problem: failure } = await readJson<{ docs: { id: number }[] }>(
      `/cms/api/submissions${which}&depth=0&select[id]=true&limit=${MOST_LETTERS + 1}`,
    );
    setProblem(failure);
    return (json.docs ?? []).map(({ id }) => id);
  }
  async function start(): Promise<void> {
    const ids = await idsSelected();
    if (ids.length > MOST_LETTERS) return setProblem(tooMany(count, t));
    if (ids.length === 0) return undefined;
    return open(newBatch(ids));
  }
  async function open(chosen: Batch): Promise<void> {
    const of = { ids: chosen.ids, ...(chosen.batch && { batch: chosen.batch }) };
    const { ok, json, problem: failure } = await postJson<Recipients>(RECIPIENTS, of);
    setProblem(failure);
    if (!ok) return;
    setFound(json as Recipients);
    setBatch({ ...chosen, batch: json.batch ?? "" });
    dialog.current?.showModal();
  }
  function end(): void {
    setBatch(null);
    dialog.current?.close();
    if (count > 0) toggleAll();
    refresh();
  }
  return (
    <div className="many" ref={place} tabIndex={-1}>
      {batch ? (
        <Unfinished t={t} count={batch.ids.length} onOpen={() => void open(batch)} />
      ) : (
        count > 0 && (
          <div className="many__selected">
            <Button margin={false} onClick={() => void start()}>
              {t("Reply to the {n} selected", { n: count })}
            </Button>
          </div>
        )
      )}
      {problem && <p role="alert">{problem}</p>}
      <dialog
        ref={dialog}
        className="conflict many-dialog"
        aria-labelledby="many-title"
        onClose={() => focusIn(place.current)}
      >
        {batch && found?.batch === batch.batch && (
          <LettersDialog
            key={batch.batch}
            found={found}
            batch={batch}
            onChange={setBatch}
            onClose={() => dialog.current?.close()}
            onEnd={end}
          />
        )}
      </dialog>
    </div>
  );
}

interface UnfinishedProps {
  t: Words;
  count: number;
  onOpen: () => void;
}

const Unfinished = ({ t, count, onOpen }: UnfinishedProps) => (
  <p>
    {t.count(
      count,
      "The letter to {n} person is not written yet.",
      "The letters to {n} people are not all written.",
    )}{" "}
    <Button size="small" margin={false} buttonStyle="secondary" onClick={onOpen}>
      {t("Continue")}
    </Button>
  </p>
);

/** What opened the dialog may be gone: the selection's button, or "Continue". */
function focusIn(place: HTMLElement | null): void {
  const { activeElement, body } = document;
  // The library's drawer takes it from the dialog, which is closed meanwhile.
  if (activeElement !== body && !place?.contains(activeElement)) return;
  (place?.querySelector<HTMLElement>(":scope > :not(dialog) button") ?? place)?.focus();
}
