import { POSTED, readAsked, type Question, type ResumeVariant } from "@meridian/contract/forms";
import { askedIn, resumeFormAsking } from "@meridian/messages/forms/resume";
import { useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useT } from "#app/language/language.ts";
import { usePageData } from "#app/islands/page-data.ts";
import { FormFields } from "#app/forms/form-fields.tsx";
import { FormFile } from "#app/forms/form-file.tsx";
import { FormEnd } from "#app/forms/form-parts.tsx";
import { TalentPool } from "#app/forms/resume/talent-pool.tsx";
import { SiteForm } from "#app/forms/site-form.tsx";
import { ThanksDialog } from "#app/forms/thanks-dialog.tsx";

export interface ResumeFormProps {
  variant: ResumeVariant;
  /** Title of the vacancy, sent in the hidden field (RES-04). */
  vacancy?: string;
  /** Distinguishes two forms of one variant on a page. */
  place?: string;
  /** Options of "Specialization*" (RES-06). */
  specialisations?: readonly string[];
  /** The vacancy's own (OWN-125). */
  questions?: readonly Question[];
}

/** The thanks are outside the dialog: content of a closed dialog is not rendered. */
export default function ResumeForm({
  variant,
  vacancy = "",
  place,
  specialisations,
  questions,
}: ResumeFormProps) {
  const id = place ? `resume-${variant}-${place}` : `resume-${variant}`;
  const t = useT();
  const asked = useAsked(questions);
  const form = useMemo(() => resumeFormAsking(t, asked), [t, asked]);
  const inside = useRef<HTMLDivElement>(null);
  /** `null`: nothing was sent, or the thanks are closed. */
  const [thanked, setThanked] = useState<{ reference: string | undefined } | null>(null);
  const [sent, setSent] = useState(0);
  const thank = (reference?: string): void => {
    inside.current?.closest("dialog")?.close();
    setThanked({ reference });
    setSent(sent + 1);
  };
  return (
    <div ref={inside}>
      <SiteForm form={form} variant={variant} id={id} onSent={thank}>
        {(parts) => (
          <>
            <FormFields
              {...parts}
              values={{ ...parts.values, vacancy }}
              placeholder={t("resume.placeholder")}
              options={{ specialization: specialisations ?? [] }}
            />
            {asked.length > 0 && (
              <input type="hidden" name={POSTED.asked} value={JSON.stringify(asked)} />
            )}
            <FormFile {...parts} />
            <TalentPool key={sent} pool={parts.support.pool} />
            <FormEnd {...parts} submit={t("resume.send")} />
          </>
        )}
      </SiteForm>
      {thanked &&
        createPortal(
          <ThanksDialog
            title={t("resume.thanks")}
            text={t("resume.afterThanks")}
            close={t("resume.ok")}
            onClose={() => setThanked(null)}
            reader="work"
            {...thanked}
          />,
          document.body,
        )}
    </div>
  );
}

/** Those of the vacancy, or in the response to a post without script those that it answers. */
function useAsked(questions: readonly Question[] = NONE): readonly Question[] {
  const t = useT();
  const { outcome } = usePageData().forms ?? {};
  const posted = outcome?.kind === "resume" ? outcome.values[POSTED.asked] : undefined;
  return useMemo(() => askedIn(t, posted ? readAsked(posted) : questions), [t, posted, questions]);
}
const NONE: readonly Question[] = [];
