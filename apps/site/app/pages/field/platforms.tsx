import type { Image } from "@meridian/contract";
import { numbered } from "#app/text/numbered.ts";
import { Logo } from "#app/ui/logo.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./platforms.module.css";

/** Characters of a name; a longer description is a sentence. */
const NAME = 40;

/** Text under a picture: its caption, else its alt text if that is a name. */
const nameOf = ({ caption, alt }: Image): string =>
  caption ?? (alt.length <= NAME && !/[.!?]$/.test(alt) ? alt : "");

/** A technology's platforms: each picture over its name (TECH-01). Nothing without pictures. */
export function Platforms({ title, images }: { title: string; images: Image[] }) {
  if (images.length === 0) return null;
  return (
    <Section ground="night" space="tight">
      <Wrap className={styles.platforms}>
        {title && <h2>{title}</h2>}
        <ul className={styles.list}>
          {numbered(images).map(({ at, item: image }) => {
            const name = nameOf(image);
            return (
              <li key={at}>
                <span className={styles.tile}>
                  <Logo image={image} alt={name === image.alt ? "" : image.alt} />
                </span>
                {name}
              </li>
            );
          })}
        </ul>
      </Wrap>
    </Section>
  );
}
