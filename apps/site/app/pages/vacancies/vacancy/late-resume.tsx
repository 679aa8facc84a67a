import { ResumeForm } from "#app/forms/resume/resume-form.tsx";
import type { FormOutcome } from "#app/forms/form-support.ts";
import { Lead } from "#app/ui/lead.tsx";
import { Message } from "#app/ui/message.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useT } from "#app/language/language.ts";
import styles from "./late-resume.module.css";

const VARIANT = "vacancy";

interface LateResumeProps {
  outcome: FormOutcome;
  /** Title of the vacancy if still known. */
  title: string;
}

/** The outcome of a resume without script whose vacancy closed meanwhile: it is stored. */
export function LateResume({ outcome, title }: LateResumeProps) {
  const t = useT();
  const isSent = outcome.status === "sent";
  return (
    <Section id="resume-form" ground="land">
      <Wrap className={styles.late}>
        <div>
          <h2>{t("vacancies.yourResume")}</h2>
          <Lead className={styles.lead}>
            {isSent
              ? t("vacancies.closedSent", { next: t("resume.afterThanks") })
              : t("vacancies.closedUnsent")}
          </Lead>
        </div>
        {isSent ? (
          <div id={`resume-${VARIANT}`}>
            <Message kind="success" text={outcome.message} />
          </div>
        ) : (
          <ResumeForm variant={VARIANT} vacancy={title || (outcome.values.vacancy ?? "")} />
        )}
      </Wrap>
    </Section>
  );
}
