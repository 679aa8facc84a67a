import type { FormKind } from "@meridian/contract/forms";
import { useMemo, type RefObject } from "react";
import { useDraft } from "#app/forms/draft/use-draft.ts";
import { clearControls } from "#app/forms/draft/form-controls.ts";
import styles from "#app/forms/form-draft.module.css";

interface FormDraftProps {
  form: RefObject<HTMLFormElement | null>;
  what: FormKind;
  /** Tells this form's draft from another's. */
  name: string;
  isSent: boolean;
}

/**
 * Keeps what is written into a form until it is sent, says so under it, and offers to forget it.
 */
export function FormDraft({ form, what, name, isSent }: FormDraftProps) {
  const fields = useMemo(() => what.fields.map((field) => field.name), [what]);
  const { kept, forget } = useDraft({ form, name, fields, isSent });
  function forgetAll(): void {
    if (form.current) clearControls(form.current, fields);
    forget();
    // The button is gone with the draft: the focus goes to where writing begins.
    form.current
      ?.querySelector<HTMLElement>(`[name="${fields[0] ?? ""}"], [name^="${fields[0] ?? ""}."]`)
      ?.focus();
  }
  return <DraftLine kept={kept} onForget={forgetAll} />;
}

/** While nothing is kept the line keeps its place, so that the first stroke moves nothing. */
export function DraftLine({ kept, onForget }: { kept: boolean; onForget: () => void }) {
  return (
    <p className={styles.line} data-kept={kept || undefined}>
      What you wrote stays in this tab until you send it or close the tab.{" "}
      <button type="button" className={styles.forget} onClick={onForget}>
        Clear and forget it
      </button>
    </p>
  );
}
