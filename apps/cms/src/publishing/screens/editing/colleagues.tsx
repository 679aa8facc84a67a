"use client";
import {
  Button,
  useAuth,
  useConfig,
  useDocumentInfo,
  useFormFields,
  useFormProcessing,
} from "@payloadcms/ui";
import { useState } from "react";
import { Conflict } from "#publishing/screens/editing/conflict.tsx";
import { usePresence } from "#publishing/screens/editing/use-presence.ts";
import type { PresenceAnswer } from "#publishing/editing/presence-endpoint.ts";

/**
 * Above the form: who else has the record open, and, once somebody has saved it meanwhile, whose
 * words are to count.
 */
export function Colleagues() {
  const { id, collectionSlug, globalSlug, data, hasSavePermission } = useDocumentInfo();
  const { config } = useConfig();
  const { user } = useAuth();
  const answer = usePresence(
    config.routes.api,
    // Who only reads a record is in nobody's way.
    hasSavePermission ? (globalSlug ?? (id === undefined ? undefined : collectionSlug)) : undefined,
    id,
  );
  // Asked at once after a refused save, else when it is wished for.
  const [wish, setWish] = useState<boolean | null>(null);
  const refusedBy = useRefusal();
  const isPressed = useFormProcessing();
  const [wasPressed, setWasPressed] = useState(isPressed);
  // Publishing asks once more, when it is refused: what is kept by itself would with every letter.
  if (isPressed !== wasPressed) {
    setWasPressed(isPressed);
    if (!isPressed) setWish(null);
  }
  const isChoosing = wish ?? refusedBy !== null;
  const savedBy = refusedBy ?? newerBy(answer, data?.updatedAt, user?.email);
  const here = (answer?.others ?? []).map(({ name, isYou }) =>
    isYou ? "You have this open in another window, too." : `${name} has this open, too.`,
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
          <strong>{savedBy} has saved this since you opened it.</strong>{" "}
          <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setWish(true)}>
            Choose what counts
          </Button>
        </p>
      )}
      {isChoosing && savedBy !== null && <Conflict by={savedBy} onClose={() => setWish(false)} />}
    </div>
  );
}

/**
 * By whom the last save was refused. Kept: with the next letter the form forgets what the host
 * found wrong.
 */
function useRefusal(): string | null {
  const [kept, setKept] = useState<string | null>(null);
  const name = useFormFields(([fields]) =>
    fields.lastSavedBy?.valid === false ? fields.lastSavedBy.errorMessage : undefined,
  );
  if (name && name !== kept) setKept(name);
  return kept;
}

/**
 * Who has saved after this form was read or saved; `own` is none where nobody had saved the page
 * when it was read.
 */
function newerBy(
  answer: PresenceAnswer | null,
  own: string | undefined,
  you: string | undefined,
): string | null {
  const { at, by } = answer?.saved ?? {};
  return at && by && by !== you && (!own || Date.parse(at) > Date.parse(own)) ? by : null;
}
