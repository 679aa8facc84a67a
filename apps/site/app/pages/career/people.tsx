import type { CareerContent } from "#app/pages/career/read-career.server.ts";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useDirectionOf } from "#app/language/use-direction-of.ts";
import { useT } from "#app/language/language.ts";
import styles from "./people.module.css";

const AUTOPLAY = 8000;

interface PeopleProps {
  title: string;
  people: CareerContent["people"];
}

/** Employee testimonials (CAR-07). */
export function People({ title, people }: PeopleProps) {
  const directionOf = useDirectionOf();
  const t = useT();
  const slides = people.map(({ name, position, text, avatar }) => ({
    key: name + text,
    content: (
      <figure className={styles.quote} dir={directionOf(text)}>
        {avatar && <Picture image={avatar} sizes="5.5rem" alt="" />}
        <blockquote>{text}</blockquote>
        <figcaption>
          <b>{name}</b>
          {position}
        </figcaption>
      </figure>
    ),
  }));
  return (
    <Section>
      <Wrap>
        <SectionHeading title={title} />
        <Slider
          label={t("career.people")}
          slides={slides}
          autoplay={AUTOPLAY}
          className={styles.people}
        />
      </Wrap>
    </Section>
  );
}
