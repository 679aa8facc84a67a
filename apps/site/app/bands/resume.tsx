import type { ResumeVariant } from "@meridian/contract/forms";
import { ResumeForm } from "#app/forms/resume/resume-form.tsx";
import { Lead } from "#app/ui/lead.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./resume.module.css";

interface ResumeProps {
  title: string;
  text?: string | undefined;
  variant: ResumeVariant;
  vacancy?: string;
  specialisations?: readonly string[];
}

/** A resume form with text on its left (VAC-08, VACD-03). */
export function Resume({ title, text, ...form }: ResumeProps) {
  return (
    <Section id="resume-form" ground="land" data-screen="">
      <Wrap className={styles.resume}>
        <div>
          <h2>{title}</h2>
          <Lead className={styles.lead}>{text}</Lead>
        </div>
        <ResumeForm {...form} />
      </Wrap>
    </Section>
  );
}
