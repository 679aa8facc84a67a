import type { TechnologyContent } from "#app/pages/field/types.ts";
import { Breadcrumb, type Crumb } from "#app/shell/breadcrumb/breadcrumb.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Html } from "#app/ui/html.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useDirectionOf } from "#app/language/use-direction-of.ts";
import { useT } from "#app/language/language.ts";
import styles from "./technology-core.module.css";

/** A plate is tall: as wide as the whole picture in its height, of which its sides are cropped. */
const PLATE = "(max-width: 56rem) 100vw, 68rem";

/** The first screen: the record's text next to its two layered pictures (TECH-01). */
export function TechnologyCore({
  name,
  intro,
  project,
  trail,
  contact,
}: Pick<TechnologyContent, "name" | "intro" | "project"> & {
  trail: readonly Crumb[];
  /** Address of the form; `""`: none. */
  contact: string;
}) {
  const directionOf = useDirectionOf();
  const t = useT();
  return (
    <div className={styles.core} dir={directionOf(`${intro.title} ${intro.text}`)}>
      <Wrap className={styles.inner}>
        <section className={styles.intro} data-wide={!intro.image || undefined}>
          <Breadcrumb trail={trail} />
          {name !== intro.title && <p className={styles.name}>{name}</p>}
          <h1 data-long={intro.title.length > 90 || undefined}>{intro.title}</h1>
          <Html className={styles.lead} html={intro.text} />
          {contact && <ButtonLink to={contact}>{t("pages.contactUs")}</ButtonLink>}
        </section>
        {intro.image && (
          <div className={styles.plate} data-part="intro" data-screen="">
            <Picture image={intro.image} sizes={PLATE} priority />
          </div>
        )}
        {project && (
          <section className={styles.project} data-wide={!project.image || undefined}>
            {project.title && <h2>{project.title}</h2>}
            <Html className={styles.list} html={project.text} />
          </section>
        )}
        {project?.image && (
          <div className={styles.plate} data-part="project" data-screen="">
            <Picture image={project.image} sizes={PLATE} />
          </div>
        )}
      </Wrap>
    </div>
  );
}
