"use client";
import { Button, useConfig, useDocumentInfo, useForm } from "@payloadcms/ui";
import { useEffect, useRef, useState } from "react";
import { postJson } from "#admin-ui/post-json.ts";
import { savedMeanwhile } from "#publishing/editing/saved-meanwhile.ts";
import {
  asList,
  differences,
  labelOf,
  layOver,
  readable,
  valueAt,
  type State,
} from "#publishing/editing/compare.ts";
import { useWords } from "#admin-ui/words/use-words.ts";
import { UNREAD } from "#publishing/editing/not-saved.ts";

interface ConflictProps {
  by: string;
  /** The user: another window of theirs may have saved. */
  you: string | undefined;
  onClose: () => void;
}

/** The choice after another form's save of the open record: use mine, use theirs, compare. */
export function Conflict({ by, you, onClose }: ConflictProps) {
  const t = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { theirs, problem, isBusy, keep } = useTheirs();
  const { getData } = useForm();
  const { data } = useDocumentInfo();
  const [seesBoth, setSeesBoth] = useState(false);
  useEffect(() => {
    dialog.current?.showModal();
    // It opens while the user types: the next space or Enter must not press a button.
    heading.current?.focus();
  }, []);
  const mine: State = getData();
  const isOwn = by === you;
  const isMine = differences(data ?? {}, mine).length > 0;
  return (
    <dialog ref={dialog} className="conflict" aria-labelledby="conflict-title" onClose={onClose}>
      <h2 id="conflict-title" ref={heading} tabIndex={-1}>
        {savedMeanwhile(by, you, t)}
      </h2>
      <p>
        {t(
          isMine
            ? "Your changes were not saved and are still in the form. Which version do you want to use?"
            : "You have made no changes since.",
        )}
      </p>
      {problem && <p role="alert">{t(problem)}</p>}
      <div className="conflict__ways">
        {isMine && (
          <Way
            name={t(isOwn ? "Keep these" : "Keep mine")}
            words={t(
              isOwn
                ? "Your changes here are added to those of the other window; if both changed the same field, the one here is used. The other window's version stays under Versions."
                : "Your changes are added to theirs; if both changed the same field, yours is used. The version that {who} saved stays under Versions.",
              { who: by },
            )}
            isFirst
            isDisabled={isBusy || !theirs}
            onPress={() => void keep()}
          />
        )}
        <Way
          name={t(isOwn ? "Take the other window’s" : "Take theirs")}
          words={t(
            isMine
              ? "The form is reloaded. Your changes since your last save are lost."
              : "The form is reloaded with the new version.",
          )}
          isFirst={!isMine}
          isDisabled={isBusy}
          onPress={reload}
        />
        <Way
          name={t(seesBoth ? "Hide both" : "Compare both")}
          words={t("Side by side, where they differ.")}
          isDisabled={!theirs}
          onPress={() => setSeesBoth(!seesBoth)}
        />
        <Way
          name={t("Decide later")}
          words={t("Until then your changes here are not saved.")}
          onPress={() => dialog.current?.close()}
        />
      </div>
      {seesBoth && theirs && (
        <BothVersions
          mine={mine}
          theirs={theirs}
          whose={isOwn ? [t("Here"), t("Other window")] : [t("Yours"), t("{name}’s", { name: by })]}
        />
      )}
    </dialog>
  );
}

/** Skips the browser's confirmation: the user pressed a button for this. */
function reload(): void {
  window.addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), {
    capture: true,
  });
  window.location.reload();
}

function Way({
  name,
  words,
  isFirst = false,
  isDisabled = false,
  onPress,
}: {
  name: string;
  words: string;
  isFirst?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
}) {
  return (
    <div>
      <Button
        buttonStyle={isFirst ? "primary" : "secondary"}
        margin={false}
        disabled={isDisabled}
        onClick={onPress}
      >
        {name}
      </Button>
      <p>{words}</p>
    </div>
  );
}

interface BothProps {
  mine: State;
  theirs: State;
  whose: readonly [mine: string, theirs: string];
}

function BothVersions({ mine, theirs, whose }: BothProps) {
  const t = useWords();
  const { docConfig } = useDocumentInfo();
  const paths = differences(mine, theirs);
  if (paths.length === 0) return <p>{t("Both are the same.")}</p>;
  return (
    <table className="conflict__both">
      <thead>
        <tr>
          <th scope="col">{t("Field")}</th>
          <th scope="col">{whose[0]}</th>
          <th scope="col">{whose[1]}</th>
        </tr>
      </thead>
      <tbody>
        {paths.map((path) => (
          <tr key={path.join(".")}>
            <th scope="row">
              {labelOf(
                docConfig?.fields ?? [],
                path,
                (row) => valueAt(theirs, [...row, "blockType"]),
                { t },
              )}
            </th>
            <td data-whose={whose[0]}>
              {readable(asList(valueAt(mine, path), valueAt(theirs, path))) || t("(empty)")}
            </td>
            <td data-whose={whose[1]}>{readable(valueAt(theirs, path)) || t("(empty)")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

async function read(address: string, signal?: AbortSignal): Promise<State | null> {
  const answer = await fetch(address, { credentials: "same-origin", signal }).catch(() => null);
  return answer?.ok ? answer.json() : null;
}

/** The host's current state, and how to merge mine into it. */
function useTheirs() {
  const { id, collectionSlug, globalSlug, data } = useDocumentInfo();
  const { config } = useConfig();
  const { getData } = useForm();
  const [theirs, setTheirs] = useState<State | null>(null);
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  const address = `${config.routes.api}${globalSlug ? `/globals/${globalSlug}` : `/${collectionSlug}/${id}`}?draft=true&depth=0`;
  useEffect(() => {
    const leaving = new AbortController();
    void read(address, leaving.signal).then(
      (state) => leaving.signal.aborted || (state ? setTheirs(state) : setProblem(UNREAD)),
    );
    return () => leaving.abort();
  }, [address]);
  async function keep(): Promise<void> {
    if (!theirs) return;
    setBusy(true);
    const merged = layOver(data ?? {}, getData(), theirs);
    const { ok, problem: failure } = await postJson(
      address,
      { ...merged, updatedAt: theirs.updatedAt, _status: "draft" },
      globalSlug ? "POST" : "PATCH",
    );
    if (ok) return reload();
    setBusy(false);
    setProblem(failure);
    // Saved again meanwhile: the next press uses the new state.
    setTheirs((await read(address)) ?? theirs);
  }
  return { theirs, problem, isBusy, keep };
}
