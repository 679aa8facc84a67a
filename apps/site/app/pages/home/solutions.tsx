import type { ReactNode } from "react";
import type { SiteConfig } from "#app/site-config.ts";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { RouteText } from "#app/ui/route-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./solutions.module.css";

// Per card: a route to a place that does not exist yet, routes to one region, courses aligned.
const DRAWINGS: ReactNode[] = [
  <>
    <path className={styles.route} data-strong="" d="M34 152C96 34 240 20 318 128" />
    <circle className={styles.outline} cx="318" cy="128" r="30" />
    <circle className={styles.client} cx="34" cy="152" r="9" />
    <circle className={styles.team} cx="318" cy="128" r="10" />
  </>,
  <>
    <path
      className={styles.route}
      d="M34 152Q176 64 318 128M34 152Q148 20 262 84M34 152Q167-12 300 52M34 152Q127 68 220 132M34 152Q151 88 268 158"
    />
    <circle className={styles.client} cx="34" cy="152" r="9" />
    <circle className={styles.team} cx="318" cy="128" r="11" />
    <circle className={styles.team} cx="262" cy="84" r="9" />
    <circle className={styles.team} cx="300" cy="52" r="7" />
    <circle className={styles.team} cx="220" cy="132" r="7" />
    <circle className={styles.team} cx="268" cy="158" r="8" />
  </>,
  <>
    <path
      className={styles.course}
      d="M34 150C120 20 150 170 206 50H326M34 110C120 60 150 130 206 114H326M34 76C120 150 150 30 206 146H326"
    />
    <path className={styles.route} data-strong="" d="M34 40C120 170 150 20 206 82H326" />
    <path className={styles.outline} d="M206 28V168" />
    <circle className={styles.client} cx="326" cy="50" r="8" />
    <circle className={styles.team} cx="326" cy="82" r="8" />
    <circle className={styles.client} cx="326" cy="114" r="8" />
    <circle className={styles.client} cx="326" cy="146" r="8" />
  </>,
];

/** Three cards under one graticule (HOME-05). `joined`: no gap to the text above. */
export function Solutions({
  title,
  cards,
  joined,
}: SiteConfig["home"]["solutions"] & { joined: boolean }) {
  if (cards.length === 0) return null;
  return (
    <Section id="solutionSection" space={joined ? "tight-joined" : "tight"}>
      <Wrap>
        <SectionHeading title={title} />
        <div className={styles.trio}>
          {cards.map(({ title: name, text, link, action }, at) => (
            <SiteLink key={name} className={styles.card} to={link}>
              <svg viewBox="0 0 360 190" aria-hidden="true">
                {DRAWINGS[at % DRAWINGS.length]}
              </svg>
              <div>
                <h3>{name}</h3>
                {text && <p>{text}</p>}
              </div>
              <RouteText>{action}</RouteText>
            </SiteLink>
          ))}
          <Graticule />
        </div>
      </Wrap>
    </Section>
  );
}

/** Meridians on a shared axis across all three cards. */
function Graticule() {
  return (
    <svg
      className={styles.graticule}
      viewBox="0 0 1200 600"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d="M600-100V700M0 60H1200M0 180H1200M0 300H1200M0 420H1200M0 540H1200" />
      {[160, 315, 455, 570, 650].map((radius) => (
        <ellipse key={radius} cx="600" cy="300" rx={radius} ry="560" />
      ))}
    </svg>
  );
}
