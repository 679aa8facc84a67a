import type { TitledText } from "#app/text/html.ts";
import { Prose } from "#app/ui/prose.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./service-boxes.module.css";

/** The three-column boxes of a service (SERV-03). `joined`: directly follows the related text. */
export function ServiceBoxes({ boxes, joined }: { boxes: TitledText[]; joined: boolean }) {
  return (
    <Section space={joined ? "tight-joined" : "tight"}>
      <Wrap>
        <div className={styles.columns}>
          {boxes.map(({ title, text }) => (
            <div key={`${title} ${text}`}>
              {title && <h2>{title}</h2>}
              {text && <Prose html={text} className={styles.text} />}
            </div>
          ))}
        </div>
      </Wrap>
    </Section>
  );
}
