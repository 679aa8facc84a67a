"use client";
import {
  Button,
  LeaveWithoutSaving,
  useDocumentInfo,
  useForm,
  useFormModified,
} from "@payloadcms/ui";
import { useEffect, useEffectEvent, useState } from "react";
import { useDraftPlace, useSaveDraft } from "#publishing/screens/editing/use-saved-draft.ts";
import { saveClosed, watchSaves, type SaveEnd } from "#publishing/screens/editing/watch-saves.ts";
import { differences } from "#publishing/editing/compare.ts";
import { LOGGED_IN } from "#accounts/screens/send-again.ts";
import { FORM_HEADER } from "#admin-ui/open-form.ts";
import { isRetried, retryAfter, whyNotSaved } from "#publishing/editing/not-saved.ts";
import { useWords } from "#admin-ui/words/use-words.ts";

/** Reports unsaved changes, retries, and warns before the page is left. */
export function Unsaved({ form }: { form: string }) {
  const t = useWords();
  const { setModified } = useForm();
  const { path } = useDraftPlace();
  const [failure, setFailure] = useState<{ status: number; times: number } | null>(null);
  const onEnd = useEffectEvent(({ status, isDraft }: SaveEnd) => {
    // `lacking.tsx` lists a refused publish and saves it as a draft.
    if (status >= 400 && status < 500 && !isDraft) return;
    const isSaved = status >= 200 && status < 400;
    setFailure((last) => (isSaved ? null : { status, times: (last?.times ?? 0) + 1 }));
    // Payload treats values as saved although their publish failed.
    if (!isSaved) setModified(true);
  });
  useEffect(() => watchSaves(path, (end) => onEnd(end)), [path]);
  const retry = useRetry(failure, path);
  useWarning(failure !== null, form);
  return (
    <>
      <div role="alert" className="unsaved" hidden={failure === null}>
        {failure && (
          <p>
            <strong>{t("Not saved.")}</strong> {t(whyNotSaved(failure.status))}{" "}
            {isRetried(failure.status) && (
              <Button buttonStyle="secondary" size="small" margin={false} onClick={retry}>
                {t("Try now")}
              </Button>
            )}
          </p>
        )}
      </div>
      <LeaveWithoutSaving disablePreventLeave={failure === null} />
    </>
  );
}

/** Retries after a while, and as soon as the network is back. */
function useRetry(failure: { status: number; times: number } | null, path: string): () => void {
  const keepDraft = useSaveDraft();
  const [tries, setTries] = useState(0);
  const retry = useEffectEvent(async () => {
    // Checks first that the host is reachable: Payload shows a message for each failed save.
    const answer = await fetch(`${path}?depth=0&draft=true`).catch(() => null);
    if (answer?.ok) await keepDraft();
    else setTries((count) => count + 1);
  });
  useEffect(() => {
    if (!failure || !isRetried(failure.status)) return;
    const timer = setTimeout(() => void retry(), retryAfter(failure.times + tries));
    const back = (): void => void retry();
    window.addEventListener("online", back);
    window.addEventListener(LOGGED_IN, back);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", back);
      window.removeEventListener(LOGGED_IN, back);
    };
  }, [failure, tries]);
  return () => void keepDraft();
}

/** Warns before the window closes with unsaved changes; if only the form closes, saves them. */
function useWarning(isFailing: boolean, form: string): void {
  const isModified = useFormModified();
  const { data } = useDocumentInfo();
  const { createFormData, getData } = useForm();
  const { path, action, method } = useDraftPlace();
  const hasWords = useEffectEvent(
    () => isFailing || (isModified && differences(data ?? {}, getData()).length > 0),
  );
  const saveRest = useEffectEvent(async () => {
    const body = await createFormData({ _status: "draft" }, {});
    // The form is closed by then, and no longer signs what this window sends.
    const headers = { [FORM_HEADER]: form };
    await saveClosed(path, action, { method, headers, body, credentials: "same-origin" }).catch(
      () => undefined,
    );
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
