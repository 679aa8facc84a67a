import type { ReactNode } from "react";
import type { ShownBlock } from "#app/pages/landing/read-landing.server.ts";
import { useDirectionOf } from "#app/language/use-direction-of.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { DisplayTitle } from "#app/ui/display-title.tsx";
import { Lead } from "#app/ui/lead.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./landing-hero.module.css";

/** Titles of at least this many characters use a smaller font. */
const LONG = 40;
const SIZES = "(max-width: 62rem) 92vw, (max-width: 90rem) 42vw, 36rem";

export function LandingHero({
  title,
  text,
  image,
  button,
  link,
  as: Heading,
  contact,
  above,
}: ShownBlock<"hero"> & { as: "h1" | "h2"; contact: string; above: ReactNode }) {
  const directionOf = useDirectionOf();
  const to = link || contact;
  return (
    <section className={styles.hero} dir={directionOf(`${title} ${text}`)}>
      <Wrap className={styles.inner} data-art={image ? "" : undefined}>
        <div className={styles.words}>
          {above}
          <DisplayTitle
            as={Heading}
            title={title}
            className={classNames(styles.title, title.length > LONG && styles.long)}
          />
          <Lead className={styles.lead}>{text}</Lead>
          {button && to && <ButtonLink to={to}>{button}</ButtonLink>}
        </div>
        {image && (
          <div className={styles.art} data-screen="">
            <Picture image={image} sizes={SIZES} priority={Heading === "h1"} />
          </div>
        )}
      </Wrap>
    </section>
  );
}
