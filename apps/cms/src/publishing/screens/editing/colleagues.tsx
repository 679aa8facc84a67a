"use client";
import {
  Button,
  useAuth,
  useConfig,
  useDocumentInfo,
  useFormFields,
  useFormProcessing,
} from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { savedMeanwhile } from "#publishing/editing/saved-meanwhile.ts";
import { Conflict } from "#publishing/screens/editing/conflict.tsx";
import { useDraftPlace } from "#publishing/screens/editing/use-saved-draft.ts";
import { usePresence } from "#publishing/screens/editing/use-presence.ts";
import { watchSaves } from "#publishing/screens/editing/watch-saves.ts";
import type { PresenceAnswer } from "#publishing/editing/presence-endpoint.ts";
import { useWords } from "#admin-ui/words/use-words.ts";

/** Who else has the record open; after their save, the choice whose changes to use. */
export function Colleagues({ form }: { form: string }) {
  const t = useWords();
  const { id, collectionSlug, globalSlug, data, hasSavePermission } = useDocumentInfo();
  const { config } = useConfig();
  const { user } = useAuth();
  const answer = usePresence(
    config.routes.api,
    form,
    // A reader without write access has no conflicts.
    hasSavePermission ? (globalSlug ?? (id === undefined ? undefined : collectionSlug)) : undefined,
    id,
  );
  // Opens at once after a refused save, else on request.
  const [wish, setWish] = useState<boolean | null>(null);
  const refusedBy = useRefusal();
  const isRefused = useIsRefused();
  const isPressed = useFormProcessing();
  const [wasPressed, setWasPressed] = useState(isPressed);
  // A refused publish opens it again; an autosave would do so at every keystroke.
  if (isPressed !== wasPressed) {
    setWasPressed(isPressed);
    if (!isPressed) setWish(null);
  }
  const isChoosing = wish ?? (refusedBy !== null || isRefused);
  const savedBy = refusedBy ?? newerBy(answer, data?.updatedAt);
  const here = (answer?.others ?? []).map(({ name, isYou }) =>
    isYou
      ? t("You also have this open in another window.")
      : t("{name} also has this open.", { name }),
  );
  const isNews = savedBy !== null;
  return (
    <div
      role="status"
      className="colleagues"
      hidden={here.length === 0 && !isNews}
      data-refused={refusedBy !== null}
    >
      {here.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {isNews && (
        <p>
          <strong>{savedMeanwhile(savedBy, user?.email, t)}.</strong>{" "}
          <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setWish(true)}>
            {t("Choose a version")}
          </Button>
        </p>
      )}
      {isChoosing && savedBy !== null && (
        <Conflict by={savedBy} you={user?.email} onClose={() => setWish(false)} />
      )}
    </div>
  );
}

/** Whose save caused the refusal; stored, as the form drops the error at the next keystroke. */
function useRefusal(): string | null {
  const [refuser, setRefuser] = useState<string | null>(null);
  const name = useFormFields(([fields]) =>
    fields.lastSavedBy?.valid === false ? fields.lastSavedBy.errorMessage : undefined,
  );
  if (name && name !== refuser) setRefuser(name);
  return refuser;
}

/** Whether the last save was a conflict. A late form state may replace the field's error. */
function useIsRefused(): boolean {
  const { path } = useDraftPlace();
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => watchSaves(path, ({ status }) => setIsRefused(status === 409)), [path]);
  return isRefused;
}

/** Who saved after this form was read or saved. `own`: `null` if the page was never saved. */
function newerBy(answer: PresenceAnswer | null, own: string | undefined): string | null {
  const { at, by, isOwn } = answer?.saved ?? {};
  return at && by && !isOwn && (!own || Date.parse(at) > Date.parse(own)) ? by : null;
}
