import { useId } from "react";
import type { ClientEntry } from "#app/pages/clients/read-clients.server.ts";
import { MAP, onMap, routeOnMap } from "#app/bands/regions-map/world-map.ts";
import type { SiteConfig } from "#app/site-config.ts";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Frame } from "#app/ui/frame.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./clients-map.module.css";

type MapConfig = SiteConfig["clients"]["map"];
type Point = MapConfig["points"][number];
type Team = MapConfig["teams"][number];

const percent = (value: number): string => `${value}%`;

/**
 * Where the clients are: a pin for each country that one is in, one of them open, and the route to
 * its team (CLI-01). It turns without script.
 */
export function ClientsMap({
  title,
  text,
  points,
  teams,
  entries,
}: MapConfig & { entries: ClientEntry[] }) {
  const name = useId();
  const known = new Set(entries.map(({ country }) => country));
  const pins = points.filter(({ country }) => known.has(country));
  const home = pins.findIndex(({ country }) => country === entries[0]?.country);
  return (
    <section className={styles.hero}>
      <Wrap>
        <SectionHeading as="h1" title={title} text={text} />
        <div className={styles.atlas}>
          <Frame>
            <div className={styles.canvas}>
              <div className={styles.scale}>
                <img
                  src="/map/world-plain.svg"
                  alt="World map with our clients’ countries"
                  width={MAP.width}
                  height={MAP.height}
                  fetchPriority="high"
                />
              </div>
            </div>
          </Frame>
          {pins.length > 0 && (
            <div className={styles.countries} role="radiogroup" aria-label="Countries on the map">
              {pins.map((point, at) => (
                <Country
                  key={point.country}
                  id={`${name}${at}`}
                  name={name}
                  open={at === Math.max(home, 0)}
                  point={point}
                  team={teams.find(({ city }) => city === point.team)}
                  entries={entries.filter(({ country }) => country === point.country)}
                />
              ))}
            </div>
          )}
        </div>
      </Wrap>
    </section>
  );
}

interface CountryProps {
  id: string;
  /** Of the group of radio buttons. */
  name: string;
  open: boolean;
  point: Point;
  team: Team | undefined;
  entries: ClientEntry[];
}

function Country({ id, name, open, point, team, entries }: CountryProps) {
  const { label, side } = point;
  const named = new Set(entries.map(({ city }) => city).filter((city) => city !== label));
  const cities = [...named].join(", ");
  const { x, y } = onMap(point);
  return (
    <div className={styles.country}>
      <label className={styles.row}>
        <input
          id={id}
          type="radio"
          name={name}
          defaultChecked={open}
          aria-label={`${label} ${cities}`.trim()}
          aria-describedby={`${id}-entry`}
        />
        {label} {cities && <span>{cities}</span>}
      </label>
      <div className={styles.over} aria-hidden="true">
        {team && <Course from={point} team={team} />}
        <label className={styles.pin} htmlFor={id} data-side={side} style={{ "--x": x, "--y": y }}>
          <span className={styles.label}>{label}</span>
        </label>
      </div>
      <div className={styles.entry} id={`${id}-entry`}>
        {entries.map((entry) => (
          <p key={entry.name}>
            <small>
              {entry.city === entry.country ? entry.country : `${entry.city}, ${entry.country}`}
            </small>
            <strong>{entry.name}</strong>
            {entry.text}
          </p>
        ))}
      </div>
    </div>
  );
}

/** The shortest way from a client's country to its team. */
function Course({ from, team }: { from: Point; team: Team }) {
  const { x, y } = onMap(team);
  return (
    <svg className={styles.course}>
      <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`} preserveAspectRatio="none">
        <path d={routeOnMap(from, team)} />
      </svg>
      <circle cx={percent(x)} cy={percent(y)} r="7" />
      <text x={percent(x)} y={percent(y)} dy="2.4em">
        Team in {team.city}
      </text>
    </svg>
  );
}
