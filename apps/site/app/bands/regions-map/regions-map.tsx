import { OfficeHours } from "#app/bands/regions-map/office-hours.tsx";
import type { MapContent, RegionPin } from "#app/bands/regions-map/regions-on-map.ts";
import type { OfficeHours as Hours } from "#app/bands/regions-map/working-hours.ts";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Section } from "#app/ui/section.tsx";
import { Frame } from "#app/ui/frame.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useT } from "#app/language/language.ts";
import styles from "./regions-map.module.css";

/** The world map with regions and, if given, hours shared with the visitor (HOME-08, PRICE-02). */
export function RegionsMap({ offices, ...map }: MapContent & { offices?: Hours[] }) {
  const { title, text, pins, unplaced } = map;
  if (pins.length + unplaced.length === 0) return null;
  return (
    <Section id="company" ground="sea">
      <Wrap>
        <SectionHeading title={title} text={text} />
        <Frame>
          <World {...map} />
        </Frame>
        <Names pins={pins} unplaced={unplaced} />
        {offices && offices.length > 0 && (
          <div className={styles.hours} data-screen="">
            <OfficeHours offices={offices} />
          </div>
        )}
      </Wrap>
    </Section>
  );
}

function World({ drawing, size, hasRoutes, cities, pins, view: { from, zoom } }: MapContent) {
  const t = useT();
  return (
    <div className={styles.canvas}>
      <div className={styles.scale} style={{ "--from": from, "--zoom": zoom }}>
        <img
          className={styles.world}
          src={drawing}
          alt={hasRoutes ? t("map.routes") : t("map.regions")}
          {...size}
          loading="lazy"
          decoding="async"
        />
        <svg className={styles.clients} aria-hidden="true">
          <defs>
            <g id="city">
              <circle className={styles.ring} r="5.75" />
              <circle r="2.5" />
            </g>
          </defs>
          {cities.map(({ x, y }) => (
            <use key={`${x} ${y}`} href="#city" x={`${x}%`} y={`${y}%`} />
          ))}
        </svg>
        {pins.map((pin, at) => (
          <Region key={pin.title} {...pin} number={at + 1} />
        ))}
      </div>
    </div>
  );
}

function Region({ title, text, at: { x, y }, label, number }: RegionPin & { number: number }) {
  return (
    <details
      className={styles.region}
      name="region"
      data-side={label ? [label.side, label.lift].filter(Boolean).join(" ") : "none"}
      style={{ "--x": x, "--y": y }}
    >
      <summary aria-label={label ? undefined : title}>
        <span className={styles.label}>{label ? title : number}</span>
      </summary>
      <p className={styles.card}>
        <strong>{title}</strong>
        {text}
      </p>
    </details>
  );
}

/** Regions whose names do not fit on the map, by their numbers there, and those without a place. */
function Names({ pins, unplaced }: Pick<MapContent, "pins" | "unplaced">) {
  const numbered = pins.flatMap((pin, at) => (pin.label ? [] : [{ ...pin, number: at + 1 }]));
  const all = [...numbered, ...unplaced.map((region) => ({ ...region, number: undefined }))];
  return (
    all.length > 0 && (
      <ul className={styles.names}>
        {all.map(({ title, text, number }) => (
          <li key={title}>
            {number} <strong>{title}</strong> {text}
          </li>
        ))}
      </ul>
    )
  );
}
