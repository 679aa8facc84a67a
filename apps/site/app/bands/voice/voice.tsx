import { ReviewText } from "#app/ui/review-text.tsx";
import type { ClientVoice } from "#app/bands/voice/read-voice.server.ts";
import { useDirectionOf } from "#app/language/use-direction-of.ts";
import { Logo } from "#app/ui/logo.tsx";
import { Person } from "#app/ui/person.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useT } from "#app/language/language.ts";
import styles from "./voice.module.css";

/** A client's review with its author and logo (OWN-70). A long one is folded. */
export function Voice({ client, logo, text, excerpt, portrait, name, position }: ClientVoice) {
  const directionOf = useDirectionOf();
  const t = useT();
  return (
    <Section ground="land" space="tight" aria-label={t("pages.review")}>
      <Wrap>
        <figure className={styles.voice} dir={directionOf(text)}>
          <ReviewText text={text} excerpt={excerpt} />
          <figcaption>
            {logo && <Logo image={logo} alt={client} className={styles.logo} />}
            <Person
              portrait={portrait && <Picture image={portrait} sizes="4rem" alt="" />}
              name={name || client}
              role={position || (name ? client : "")}
            />
          </figcaption>
        </figure>
      </Wrap>
    </Section>
  );
}
