"use client";
import { Button, useConfig, useDocumentInfo, useForm } from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { useState } from "react";
import { postJson } from "#admin-ui/post-json.ts";

type Action = "publish" | "unpublish" | "trash" | "write" | "remove";
const LABELS: Record<Action, string> = {
  publish: "Publish it as it is now",
  unpublish: "Take it off the site",
  trash: "Move it to the trash",
  write: "Save it as it is in the form",
  remove: "Delete it",
};

function actionsOf({
  isPlain,
  isRecord,
  isSaved,
  isOnSite,
}: Record<"isPlain" | "isRecord" | "isSaved" | "isOnSite", boolean>): Action[] {
  if (isPlain) return isRecord && isSaved ? ["write", "remove"] : ["write"];
  if (!isOnSite) return ["publish"];
  return isRecord ? ["publish", "unpublish", "trash"] : ["publish", "unpublish"];
}

/** Another person carries out the action. */
export function Propose({ isPlain = false }: { isPlain?: boolean }) {
  const { id, collectionSlug, globalSlug, hasPublishedDoc } = useDocumentInfo();
  const { refresh } = useRouter();
  const keep = useProposableDraft();
  const { getData } = useForm();
  const [isOpen, setOpen] = useState(false);
  const [action, setAction] = useState<Action>();
  const [note, setNote] = useState("");
  const [message, setMessage] = useState("");
  const actions = actionsOf({
    isPlain,
    isRecord: globalSlug === undefined,
    isSaved: id !== undefined,
    isOnSite: hasPublishedDoc,
  });
  const chosen = action ?? actions[0] ?? "publish";

  async function send(): Promise<void> {
    if (!isPlain) await keep();
    const { ok, problem } = await postJson("/cms/api/proposals/propose", {
      place: collectionSlug ?? globalSlug,
      ...(collectionSlug && id !== undefined && { record: id }),
      action: chosen,
      note,
      ...(chosen === "write" && { data: getData() }),
    });
    setMessage(ok ? "Proposed: your colleagues see it on the dashboard." : problem);
    if (!ok) return;
    setOpen(false);
    setNote("");
    refresh();
  }

  return (
    <div className="propose">
      <Button
        id="action-propose"
        size="medium"
        margin={false}
        onClick={() => (setMessage(""), setOpen(!isOpen))}
      >
        Propose
      </Button>
      {message && <p role="status">{message}</p>}
      {isOpen && (
        <div className="propose-form">
          <fieldset>
            <legend>What do you propose?</legend>
            {actions.map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name="proposed-action"
                  checked={one === chosen}
                  onChange={() => setAction(one)}
                />
                {LABELS[one]}
              </label>
            ))}
          </fieldset>
          <label>
            Note (optional)
            <textarea
              rows={3}
              maxLength={2000}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </label>
          <Button size="small" margin={false} onClick={() => void send()}>
            Send the proposal
          </Button>
        </div>
      )}
    </div>
  );
}

/** Saves the last keystrokes before the proposal. */
function useProposableDraft(): () => Promise<unknown> {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { submit } = useForm();
  const { config } = useConfig();
  const place = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`;
  return () =>
    submit({
      action: `${config.routes.api}/${place}?draft=true&depth=0`,
      method: globalSlug ? "POST" : "PATCH",
      overrides: { _status: "draft" },
      skipValidation: true,
    });
}
