import type { Story } from "#app/pages/field/types.ts";
import { hasWords } from "#app/text/has-words.ts";
import type { SafeHtml } from "#app/text/html.ts";
import { numbered } from "#app/text/numbered.ts";
import { Html } from "#app/ui/html.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Section } from "#app/ui/section.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { StoryCard } from "#app/pages/field/stories/story-card.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./stories-band.module.css";

interface StoriesBandProps {
  title: string;
  /** What the slides are, in the plural; also the heading if the record has none. */
  label: string;
  stories: Story[];
  /** Time per story in milliseconds (SH-09). */
  autoplay: number;
  ground: "land" | "flat";
  under?: { left: SafeHtml; right: SafeHtml };
}

export function StoriesBand({ title, label, stories, autoplay, ground, under }: StoriesBandProps) {
  const texts = under ? [under.left, under.right].filter(hasWords) : [];
  const [only, ...others] = stories;
  if (!only && texts.length === 0) return null;
  return (
    <Section ground={ground}>
      <Wrap>
        {title ? (
          <SectionHeading title={title} />
        ) : (
          <h2>
            <VisuallyHidden>{label}</VisuallyHidden>
          </h2>
        )}
        {only && others.length === 0 && <StoryCard {...only} />}
        {others.length > 0 && (
          <Slider
            label={label}
            autoplay={autoplay}
            slides={stories.map((story, at) => ({
              key: String(at),
              content: <StoryCard {...story} />,
            }))}
          />
        )}
        {texts.length > 0 && (
          <div className={styles.under}>
            {numbered(texts).map(({ at, item: html }) => (
              <Html key={at} html={html} />
            ))}
          </div>
        )}
      </Wrap>
    </Section>
  );
}
