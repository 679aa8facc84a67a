import type { FormKind } from "@meridian/contract/forms";
import { useMemo, type RefObject } from "react";
import { useDraft } from "#app/forms/draft/use-draft.ts";
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
  const { isStored, discard } = useDraft({ form, name, fields, isSent });
  function discardAll(): void {
    if (form.current) clearControls(form.current, fields);
    discard();
    // The button disappears with the draft: focuses the first field.
    form.current
      ?.querySelector<HTMLElement>(`[name="${fields[0] ?? ""}"], [name^="${fields[0] ?? ""}."]`)
      ?.focus();
  }
  return <DraftLine isStored={isStored} onDiscard={discardAll} />;
}

/** Except on phones the empty line has its height, so that nothing moves later. */
export function DraftLine({ isStored, onDiscard }: { isStored: boolean; onDiscard: () => void }) {
  const t = useT();
  return (
    <p className={styles.line} data-stored={isStored || undefined}>
      {t("form.draft")}{" "}
      <button type="button" className={styles.discard} onClick={onDiscard}>
        {t("form.clear")}
      </button>
    </p>
  );
}
