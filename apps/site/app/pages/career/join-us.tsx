import { ResumeDialog } from "#app/forms/resume/resume-dialog.tsx";
import { Lead } from "#app/ui/lead.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useT } from "#app/language/language.ts";
import styles from "./join-us.module.css";

interface JoinUsProps {
  title: string;
  text?: string | undefined;
}

/** For applicants without a fitting vacancy (CAR-06): a dialog; without script inline. */
export function JoinUs({ title, text }: JoinUsProps) {
  const t = useT();
  return (
    <ResumeDialog label={t("career.join")} title={title} variant="join" className={styles.open}>
      {(button) => (
        <Section ground="night" space="tight" id="join">
          <Wrap className={styles.join}>
            <div>
              <h2>{title}</h2>
              <Lead className={styles.lead}>{text}</Lead>
            </div>
            {button}
          </Wrap>
        </Section>
      )}
    </ResumeDialog>
  );
}
