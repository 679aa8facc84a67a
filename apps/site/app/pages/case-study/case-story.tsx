import type {
  CaseStudyContent,
  IllustratedText,
} from "#app/pages/case-study/read-case-study.server.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useT } from "#app/language/language.ts";
import styles from "./case-story.module.css";

/** Goals and tasks, and challenges, each with text and picture (CASE-04). */
export function CaseStory({
  goals,
  challenges,
  joined,
}: Pick<CaseStudyContent, "goals" | "challenges"> & { joined: boolean }) {
  const t = useT();
  return (
    <Section space={joined ? "tight-joined" : "normal"}>
      <Wrap className={styles.parts}>
        {goals && <Part title={t("caseStudy.goals")} {...goals} opens />}
        {challenges && <Part title={t("caseStudy.challenges")} {...challenges} />}
      </Wrap>
    </Section>
  );
}

function Part({ title, text, image, opens }: IllustratedText & { title: string; opens?: boolean }) {
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {image && (
          <div>
            <Picture image={image} sizes="(max-width: 56rem) 92vw, 32rem" />
          </div>
        )}
      </div>
      {text && <Prose className={styles.text} html={text} opens={opens} />}
    </div>
  );
}
