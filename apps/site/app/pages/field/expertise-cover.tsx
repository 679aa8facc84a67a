import type { ExpertiseContent, Lead } from "#app/pages/field/types.ts";
import { Breadcrumb, type Crumb } from "#app/shell/breadcrumb/breadcrumb.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { DisplayTitle } from "#app/ui/display-title.tsx";
import { Html } from "#app/ui/html.tsx";
import { Person } from "#app/ui/person.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useT } from "#app/language/language.ts";
import { useDirectionOf } from "#app/language/use-direction-of.ts";
import styles from "./expertise-cover.module.css";

/** Names of at least this many characters use a smaller font, in two steps. */
const LONG = 14;
const LONGEST = 60;

const lengthOf = (name: string) =>
  name.length > LONGEST ? "longest" : name.length > LONG ? "long" : undefined;

/** The first screen of an expertise page: its name and terms on a sheet of soundings (EXP-01). */
export function ExpertiseCover({
  name,
  image,
  terms,
  trail,
  lead,
  contact,
}: Pick<ExpertiseContent, "name" | "image" | "terms"> & {
  trail: readonly Crumb[];
  lead: Lead | null;
  /** Address of the form; `""`: none. */
  contact: string;
}) {
  const t = useT();
  const directionOf = useDirectionOf();
  return (
    <section
      className={styles.cover}
      dir={directionOf(`${name} ${terms?.text ?? ""}`)}
      data-bare={!image || undefined}
    >
      {image && (
        <div className={styles.plate} data-screen="">
          <Picture image={image} sizes="max(100vw, 75rem)" priority />
        </div>
      )}
      <Wrap className={styles.inner}>
        <div className={styles.opening}>
          <Breadcrumb trail={trail} />
          <DisplayTitle className={styles.name} data-length={lengthOf(name)} title={name} />
        </div>
        {(terms || lead || contact) && (
          <div className={styles.terms}>
            {terms?.title && <h2>{terms.title}</h2>}
            {terms && <Html className={styles.text} html={terms.text} />}
            <div className={styles.ask}>
              {contact && <ButtonLink to={contact}>{t("pages.contactUs")}</ButtonLink>}
              {lead && (
                <Person
                  portrait={lead.portrait && <Picture image={lead.portrait} sizes="4rem" alt="" />}
                  name={lead.name}
                  role={lead.role}
                />
              )}
            </div>
          </div>
        )}
      </Wrap>
    </section>
  );
}
