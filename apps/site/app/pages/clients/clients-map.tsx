import { useId } from "react";
import type { MapFrame } from "#app/bands/regions-map/world-map.ts";
import type { ClientsMapContent, CountryPin } from "#app/pages/clients/clients-on-map.ts";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Frame } from "#app/ui/frame.tsx";
import { WholeWords } from "#app/ui/whole-words.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useT } from "#app/language/language.ts";
import styles from "./clients-map.module.css";

const percent = (value: number): string => `${value}%`;

/** CLI-01: a pin for each country, one open, with the route to its team. Works without script. */
export function ClientsMap({
  title,
  text,
  countries,
  frame,
  view: { from, zoom },
}: ClientsMapContent & { title: string; text: string | undefined }) {
  const t = useT();
  const name = useId();
  const home = countries.findIndex(({ isOpen }) => isOpen);
  return (
    <section className={styles.hero}>
      <Wrap>
        <SectionHeading as="h1" title={title} text={text} />
        <div
          className={styles.atlas}
          style={{ "--from": from, "--zoom": zoom, "--ratio": frame.height / frame.width }}
        >
          <Frame>
            <div className={styles.canvas} data-screen="">
              <div className={styles.scale}>
                <img
                  src={frame.drawing}
                  alt={t("clients.map")}
                  width={frame.width}
                  height={frame.height}
                  fetchPriority="high"
                />
              </div>
            </div>
          </Frame>
          {countries.length > 0 && (
            <div className={styles.countries} role="radiogroup" aria-label={t("clients.countries")}>
              {countries.map((country, at) => (
                <Country
                  key={country.country}
                  {...country}
                  frame={frame}
                  id={`${name}${at}`}
                  name={name}
                  open={at === Math.max(home, 0)}
                />
              ))}
            </div>
          )}
        </div>
      </Wrap>
    </section>
  );
}

interface CountryProps extends CountryPin {
  id: string;
  /** Name of the radio group. */
  name: string;
  open: boolean;
  frame: MapFrame;
}

function Country({
  id,
  name,
  open,
  label,
  cities,
  at: { x, y },
  side,
  route,
  entries,
  frame,
}: CountryProps) {
  return (
    <div className={styles.country}>
      <label className={styles.row}>
        <input
          id={id}
          type="radio"
          name={name}
          defaultChecked={open}
          aria-label={`${label} ${cities}`.trim()}
          aria-describedby={entries.length > 0 ? `${id}-entry` : undefined}
        />
        {label} {cities && <span>{cities}</span>}
      </label>
      <div className={styles.over} data-screen="" aria-hidden="true">
        {route && <Course {...route} frame={frame} />}
        <label className={styles.pin} htmlFor={id} data-side={side} style={{ "--x": x, "--y": y }}>
          {side && <span className={styles.label}>{label}</span>}
        </label>
      </div>
      {entries.length > 0 && <Entries id={`${id}-entry`} entries={entries} />}
    </div>
  );
}

const Entries = ({ id, entries }: Pick<CountryProps, "id" | "entries">) => (
  <div className={styles.entry} id={id} data-screen="">
    {entries.map((entry) => (
      <p key={entry.name}>
        <small>
          {entry.city === entry.country ? entry.country : `${entry.city}, ${entry.country}`}
        </small>
        <strong>{entry.name}</strong>
        <WholeWords text={entry.text} />
      </p>
    ))}
  </div>
);

function Course({
  city,
  at: { x, y },
  path,
  frame: { left, width, height },
}: NonNullable<CountryPin["route"]> & { frame: MapFrame }) {
  const t = useT();
  return (
    <svg className={styles.course}>
      <svg viewBox={`${left} 0 ${width} ${height}`} preserveAspectRatio="none">
        <path d={path} />
      </svg>
      <circle cx={percent(x)} cy={percent(y)} r="7" />
      <text x={percent(x)} y={percent(y)} dy="2.4em">
        {t("clients.team", { city })}
      </text>
    </svg>
  );
}
