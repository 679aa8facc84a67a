import type { TitledBox } from "#app/lib/field-content.ts";
import { numbered } from "#app/lib/numbered.ts";
import { Opening } from "#app/ui/opening.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./columns-band.module.css";

interface ColumnsBandProps {
  title: string;
  boxes: TitledBox[];
}

/** Short texts side by side, hung from one ruler: reasons, principles. Nothing without texts. */
export function ColumnsBand({ title, boxes }: ColumnsBandProps) {
  if (boxes.length === 0) return null;
  return (
    <Section>
      <Wrap>
        {title && <Opening title={title} />}
        <ul className={styles.columns} data-columns={boxes.length % 4 === 0 ? 4 : undefined}>
          {numbered(boxes).map(({ at, item: box }) => (
            <li key={at}>
              {box.image && (
                <Picture image={box.image} sizes="4rem" alt="" className={styles.sign} />
              )}
              {box.title && <h3>{box.title}</h3>}
              {box.text && <p>{box.text}</p>}
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
