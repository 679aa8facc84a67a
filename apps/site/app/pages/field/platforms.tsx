import type { Image } from "@meridian/contract";
import { numbered } from "#app/text/numbered.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./platforms.module.css";

/**
 * What is built with a technology: each picture over its name, which is its alternative text
 * (TECH-01). Nothing without pictures.
 */
export function Platforms({ title, images }: { title: string; images: Image[] }) {
  if (images.length === 0) return null;
  return (
    <Section ground="night" space="tight">
      <Wrap className={styles.platforms}>
        {title && <h2>{title}</h2>}
        <ul className={styles.list}>
          {numbered(images).map(({ at, item: image }) => (
            <li key={at}>
              <span className={styles.tile}>
                <Picture image={image} sizes="10rem" alt="" />
              </span>
              {image.alt}
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
