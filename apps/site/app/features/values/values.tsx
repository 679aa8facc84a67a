import { useEffect, useRef, useState, type RefObject } from "react";
import { revealAt } from "#app/lib/reveal.ts";
import { useReducedMotion } from "#app/ui/use-media-query.ts";
import { useNearTop } from "#app/ui/use-near-top.ts";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./values.module.css";

interface Value {
  title: string;
  text?: string | undefined;
}

interface ValuesProps {
  title: string;
  left: readonly Value[];
  right: readonly Value[];
}

/** Pixels from the view's top within which the title starts the reveal. */
const NEAR = 400;

/** What the company holds to, left and right of a globe; revealed one by one (CAR-05). They stand in their place from the start. */
export function Values({ title, left, right }: ValuesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const reduced = useReducedMotion();
  const near = useNearTop(heading, NEAR);
  const shown = useReveal(heading, Math.max(left.length, right.length), near);
  const visible = reduced ? Number.POSITIVE_INFINITY : shown;
  return (
    <Section ground="land">
      <Wrap>
        <h2 ref={heading} className={styles.title}>
          {title}
        </h2>
        <div className={styles.values}>
          <Side values={left} shown={visible} />
          <Globe />
          <Side values={right} shown={visible} />
        </div>
      </Wrap>
    </Section>
  );
}

/** How many items of each side show. All do until script is there, and where they are in view by then: nobody sees one vanish. */
function useReveal(heading: RefObject<HTMLElement | null>, count: number, started: boolean): number {
  const [shown, setShown] = useState(Number.POSITIVE_INFINITY);
  useEffect(() => {
    // The whole band: what stands in one whose layout waits (ui/section) has no place of its own yet.
    const band = heading.current?.closest("section");
    if (!band) return;
    const look = new IntersectionObserver(([entry]) => {
      if (entry && !entry.isIntersecting && entry.boundingClientRect.top > 0) setShown(0);
      look.disconnect();
    });
    look.observe(band);
    return () => look.disconnect();
  }, [heading]);
  useEffect(() => {
    if (!started) return;
    const show = (place: number): void => setShown((last) => Math.max(last, place + 1));
    const timers = Array.from({ length: count }, (_, place) => setTimeout(show, revealAt(place), place));
    return () => timers.forEach(clearTimeout);
  }, [count, started]);
  return shown;
}

function Side({ values, shown }: { values: readonly Value[]; shown: number }) {
  return (
    <ul>
      {values.map(({ title, text }, at) => (
        <li key={title} data-hidden={at >= shown || undefined}>
          <h3>{title}</h3>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}

function Globe() {
  return (
    <svg viewBox="0 0 200 420" aria-hidden="true">
      <ellipse cx="100" cy="210" rx="96" ry="206" data-part="ground" />
      {[70, 38].map((rx) => (
        <ellipse key={rx} cx="100" cy="210" rx={rx} ry="206" data-part="line" />
      ))}
      <path d="M22 90H178M4 210H196M22 330H178" data-part="line" />
      <path d="M100 4V416" data-part="meridian" />
      <circle cx="100" cy="210" r="9" data-part="place" />
    </svg>
  );
}
