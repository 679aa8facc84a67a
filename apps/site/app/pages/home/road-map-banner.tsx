import type { SiteConfig } from "#app/site-config.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Lead } from "#app/ui/lead.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./road-map-banner.module.css";

interface Point {
  x: number;
  y: number;
}

const [START, BEND, END]: [Point, Point, Point] = [
  { x: 20, y: 200 },
  { x: 350, y: -40 },
  { x: 680, y: 200 },
];

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A point on the route (a quadratic Bézier curve); `t` from 0, its start, to 1, its end. */
export function along(t: number): Point {
  const between = (start: number, bend: number, end: number) =>
    tenth((1 - t) ** 2 * start + 2 * t * (1 - t) * bend + t ** 2 * end);
  return { x: between(START.x, BEND.x, END.x), y: between(START.y, BEND.y, END.y) };
}

/** The link to the road map: a route with its stages (HOME-09). */
export function RoadMapBanner({
  title,
  text,
  link,
  button,
  stages,
}: SiteConfig["home"]["roadMapBanner"]) {
  return (
    <Section ground="land" space="tight" data-screen="">
      <Wrap className={styles.banner}>
        <div>
          <h2>{title}</h2>
          <Lead className={styles.lead}>{text}</Lead>
          <ButtonLink to={link}>{button}</ButtonLink>
        </div>
        {stages.length > 1 && (
          <div>
            <Route stages={stages} />
            <ol className={styles.list}>
              {stages.map((stage) => (
                <li key={stage}>{stage}</li>
              ))}
            </ol>
          </div>
        )}
      </Wrap>
    </Section>
  );
}

function Route({ stages }: { stages: string[] }) {
  const last = stages.length - 1;
  return (
    <svg className={styles.route} viewBox="0 0 700 270" aria-hidden="true">
      <path className={styles.course} d="M20 200Q350-40 680 200" />
      {stages.map((stage, at) => {
        const { x, y } = along(at / last);
        return (
          <g key={stage} data-end={at === 0 ? "start" : at === last ? "end" : undefined}>
            <path className={styles.drop} d={`M${x} ${y}V222`} />
            <circle cx={x} cy={y} r="10" />
            <text x={x} y={at % 2 === 0 ? 244 : 264}>
              {stage}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
