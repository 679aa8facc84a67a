import type { FormKind } from "@meridian/contract/forms";
import { useMemo, type RefObject } from "react";
import { useDraft, type FormDraft as Draft } from "#app/forms/draft/use-draft.ts";
import { clearControls } from "#app/forms/draft/form-controls.ts";
import { useT } from "#app/language/language.ts";
import styles from "#app/forms/form-draft.module.css";

interface FormDraftProps {
  form: RefObject<HTMLFormElement | null>;
  what: FormKind;
  name: string;
  isSent: boolean;
}

export function FormDraft({ form, what, name, isSent }: FormDraftProps) {
  const fields = useMemo(() => what.fields.map((field) => field.name), [what]);
  const draft = useDraft({ form, name, fields, isSent });
  // The button disappears: focuses the first field.
  const thenFocus = (act: () => void) => (): void => {
    act();
    form.current
      ?.querySelector<HTMLElement>(`[name="${fields[0] ?? ""}"], [name^="${fields[0] ?? ""}."]`)
      ?.focus();
  };
  return (
    <DraftLine
      {...draft}
      restoreEarlier={thenFocus(draft.restoreEarlier)}
      discard={thenFocus(() => {
        if (form.current) clearControls(form.current, fields);
        draft.discard();
      })}
    />
  );
}

/** Except on phones the empty line has its height, so that nothing moves later. */
function DraftLine({ isStored, hasEarlier, restoreEarlier, discard }: Draft) {
  const t = useT();
  return (
    <p className={styles.line} data-stored={isStored || hasEarlier || undefined}>
      <span role="status">{hasEarlier && t("form.draftEarlier")}</span>
      {!hasEarlier && t("form.draft")}{" "}
      {hasEarlier && (
        <>
          <button type="button" className={styles.discard} onClick={restoreEarlier}>
            {t("form.draftRestore")}
          </button>{" "}
        </>
      )}
      <button type="button" className={styles.discard} onClick={discard}>
        {t("form.clear")}
      </button>
    </p>
  );
}
