import type { ShownBlock } from "#app/pages/landing/read-landing.server.ts";
import { useDirectionOf } from "#app/language/use-direction-of.ts";
import { numbered } from "#app/text/numbered.ts";
import { Picture } from "#app/ui/picture.tsx";
import styles from "./persons.module.css";

const initialOf = (name: string): string => /[\p{L}\p{N}]/u.exec(name)?.[0] ?? "";

/** The people of a project, in a row; no initials where no one has a portrait. */
export function Persons({ people }: Pick<ShownBlock<"people">, "people">) {
  const directionOf = useDirectionOf();
  const hasPortraits = people.some(({ image }) => image);
  return (
    <ul className={styles.persons}>
      {numbered(people).map(({ at, item: { name, role, text, image } }) => (
        <li key={at} dir={directionOf(text)}>
          {hasPortraits && (
            <div className={styles.portrait}>
              {image ? (
                <Picture image={image} sizes="(max-width: 40rem) 92vw, 20rem" alt="" />
              ) : (
                <span aria-hidden="true">{initialOf(name)}</span>
              )}
            </div>
          )}
          {name && <h3>{name}</h3>}
          {role && <p className={styles.role}>{role}</p>}
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
