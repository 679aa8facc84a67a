import type { ShownBlock } from "#app/pages/landing/read-landing.server.ts";
import { ProseText } from "#app/bands/reading/prose-text.tsx";
import { numbered } from "#app/text/numbered.ts";
import styles from "./questions.module.css";

export function Questions({ questions }: Pick<ShownBlock<"faq">, "questions">) {
  return (
    <div className={styles.questions}>
      {numbered(questions).map(({ at, item: { question, answer } }) => (
        <details key={at} open={at === 0}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <ProseText html={answer} />
        </details>
      ))}
    </div>
  );
}
