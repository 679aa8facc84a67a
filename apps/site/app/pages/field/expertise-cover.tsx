import type { ExpertiseContent } from "#app/pages/field/types.ts";
import { Breadcrumb, type Crumb } from "#app/shell/breadcrumb/breadcrumb.tsx";
import { DisplayTitle } from "#app/ui/display-title.tsx";
import { Html } from "#app/ui/html.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
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
}: Pick<ExpertiseContent, "name" | "image" | "terms"> & { trail: readonly Crumb[] }) {
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
        {terms && (
          <div className={styles.terms}>
            {terms.title && <h2>{terms.title}</h2>}
            <Html className={styles.text} html={terms.text} />
          </div>
        )}
      </Wrap>
    </section>
  );
}
