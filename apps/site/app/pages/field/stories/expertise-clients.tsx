import type { ClientMark, ExpertiseContent } from "#app/pages/field/types.ts";
import { numbered } from "#app/text/numbered.ts";
import { Logo } from "#app/ui/logo.tsx";
import { Section } from "#app/ui/section.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { StoryCard } from "#app/pages/field/stories/story-card.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useT } from "#app/language/language.ts";
import styles from "./expertise-clients.module.css";

const AUTOPLAY = 8000;

/** A field's clients: logos and stories (EXP-01). Nothing without both. */
export function ExpertiseClients({ title, marks, stories }: ExpertiseContent["clients"]) {
  const t = useT();
  if (marks.length === 0 && stories.length === 0) return null;
  const gallery = marks.length > 0 && <Marks marks={marks} />;
  return (
    <Section>
      <Wrap>
        <div className={styles.head}>
          <h2>{title || <VisuallyHidden>{t("pages.clients")}</VisuallyHidden>}</h2>
          {gallery}
        </div>
        {stories.length === 1 &&
          stories.map((story) => <StoryCard key={story.title} {...story} image={null} />)}
        {stories.length > 1 && (
          <Slider
            label={t("pages.clients")}
            autoplay={AUTOPLAY}
            className={styles.slider}
            slides={stories.map((story, at) => ({
              key: String(at),
              content: <StoryCard {...story} image={null} />,
            }))}
          />
        )}
      </Wrap>
    </Section>
  );
}

function Marks({ marks }: { marks: ClientMark[] }) {
  return (
    <ul className={styles.marks}>
      {numbered(marks).map(({ at, item: { image, width, fill } }) => (
        <li
          key={at}
          style={width === null ? undefined : { "--width": `${width}px` }}
          data-fill={fill}
        >
          <Logo image={image} alt={image.alt} />
        </li>
      ))}
    </ul>
  );
}
