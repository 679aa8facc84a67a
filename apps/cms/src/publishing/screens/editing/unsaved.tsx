"use client";
import {
  Button,
  LeaveWithoutSaving,
  useDocumentInfo,
  useForm,
  useFormModified,
} from "@payloadcms/ui";
import { useEffect, useEffectEvent, useState } from "react";
import { useDraftPlace, useKeepDraft } from "#publishing/screens/editing/use-kept-draft.ts";
import { watchSaves, type SaveEnd } from "#publishing/screens/editing/watch-saves.ts";
import { differences } from "#publishing/editing/compare.ts";
import { isRetried, retryAfter, whyNotSaved } from "#publishing/editing/not-saved.ts";

/**
 * Says that the words in the form are not saved, as long as that is so; tries again by itself, and
 * warns before they are left.
 */
export function Unsaved() {
  const { setModified } = useForm();
  const { path } = useDraftPlace();
  const [failure, setFailure] = useState<{ status: number; times: number } | null>(null);
  const onEnd = useEffectEvent(({ status, isDraft }: SaveEnd) => {
    // What a refused publishing lacks is listed, and kept as a draft (`lacking.tsx`).
    if (status >= 400 && status < 500 && !isDraft) return;
    const isSaved = status >= 200 && status < 400;
    setFailure((last) => (isSaved ? null : { status, times: (last?.times ?? 0) + 1 }));
    // Payload takes words for saved that were to be published.
    if (!isSaved) setModified(true);
  });
  useEffect(() => watchSaves(path, (end) => onEnd(end)), [path]);
  const retry = useRetry(failure, path);
  useWarning(failure !== null);
  return (
    <>
      <div role="alert" className="unsaved" hidden={failure === null}>
        {failure && (
          <p>
            <strong>Not saved.</strong> {whyNotSaved(failure.status)}{" "}
            {isRetried(failure.status) && (
              <Button buttonStyle="secondary" size="small" margin={false} onClick={retry}>
                Try now
              </Button>
            )}
          </p>
        )}
      </div>
      <LeaveWithoutSaving disablePreventLeave={failure === null} />
    </>
  );
}

/** Tries again after a while, and as soon as the network is back. */
function useRetry(failure: { status: number; times: number } | null, path: string): () => void {
  const keepDraft = useKeepDraft();
  const [tries, setTries] = useState(0);
  const retry = useEffectEvent(async () => {
    // Looked for first: each save that fails shows a message of Payload's.
    const answer = await fetch(`${path}?depth=0&draft=true`).catch(() => null);
    if (answer?.ok) await keepDraft();
    else setTries((count) => count + 1);
  });
  useEffect(() => {
    if (!failure || !isRetried(failure.status)) return;
    const timer = setTimeout(() => void retry(), retryAfter(failure.times + tries));
    const back = (): void => void retry();
    window.addEventListener("online", back);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", back);
    };
  }, [failure, tries]);
  return () => void keepDraft();
}

/**
 * Warns before the window is closed with words in the form that are not saved, those of the last
 * moment too; where the form alone goes away, these are saved.
 */
function useWarning(isFailing: boolean): void {
  const isModified = useFormModified();
  const { data } = useDocumentInfo();
  const { createFormData, getData } = useForm();
  const { action, method } = useDraftPlace();
  const hasWords = useEffectEvent(
    () => isFailing || (isModified && differences(data ?? {}, getData()).length > 0),
  );
  const saveRest = useEffectEvent(async () => {
    const body = await createFormData({ _status: "draft" }, {});
    await fetch(action, { method, body, credentials: "same-origin" }).catch(() => undefined);
  });
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (hasWords()) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => {
      window.removeEventListener("beforeunload", warn);
    };
  }, []);
  useEffect(
    () => () => {
      if (!isFailing && hasWords()) void saveRest();
    },
    [isFailing],
  );
}
