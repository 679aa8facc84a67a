import type { TitledBox } from "#app/bands/columns-types.ts";
import { useDirectionOf } from "#app/language/use-direction-of.ts";
import { numbered } from "#app/text/numbered.ts";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./columns.module.css";

interface ColumnsProps {
  title: string;
  boxes: TitledBox[];
}

/** Short texts side by side under one ruler: reasons, principles. Nothing without texts. */
export function Columns({ title, boxes }: ColumnsProps) {
  const directionOf = useDirectionOf();
  if (boxes.length === 0) return null;
  const words = boxes.flatMap((box) => [box.title, box.text]).join(" ");
  return (
    <Section dir={directionOf(`${title} ${words}`)}>
      <Wrap>
        {title && <SectionHeading title={title} />}
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
