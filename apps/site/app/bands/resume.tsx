import type { Image } from "@meridian/contract";
import type { Question, ResumeVariant } from "@meridian/contract/forms";
import { ResumeForm } from "#app/forms/resume/resume-form.tsx";
import { Lead } from "#app/ui/lead.tsx";
import { Person } from "#app/ui/person.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useT } from "#app/language/language.ts";
import styles from "./resume.module.css";

interface ResumeProps {
  title: string;
  text?: string | undefined;
  variant: ResumeVariant;
  vacancy?: string;
  specialisations?: readonly string[];
  questions?: readonly Question[];
  /** Who answers, named next to the form. */
  contact?: { name: string; role: string; portrait: Image | null } | null;
}

/** A resume form with text on its left (VAC-08, VACD-03). */
export function Resume({ title, text, contact, ...form }: ResumeProps) {
  return (
    <Section id="resume-form" ground="land" data-screen="">
      <Wrap className={styles.resume}>
        <div>
          <h2>{title}</h2>
          <Lead className={styles.lead}>{text}</Lead>
          {contact && <Contact {...contact} />}
        </div>
        <ResumeForm {...form} />
      </Wrap>
    </Section>
  );
}

function Contact({ name, role, portrait }: NonNullable<ResumeProps["contact"]>) {
  const t = useT();
  return (
    <div className={styles.contact}>
      <h3>{t("vacancies.contact")}</h3>
      <Person
        portrait={portrait && <Picture image={portrait} sizes="4rem" alt="" />}
        name={name}
        role={role}
      />
    </div>
  );
}
