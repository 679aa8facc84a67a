import { OfficeHours } from "#app/bands/regions-map/office-hours.tsx";
import type { OfficeHours as Hours } from "#app/bands/regions-map/working-hours.ts";
import { onMap, type MapPoint } from "#app/bands/regions-map/world-map.ts";
import type { SiteConfig } from "#app/site-config.ts";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Section } from "#app/ui/section.tsx";
import { Frame } from "#app/ui/frame.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./regions-map.module.css";

/**
 * The world map with the three regions, and where they are given the hours they share with the
 * visitor (HOME-08, PRICE-02). Nothing without regions.
 */
export function RegionsMap({
  title,
  text,
  regions,
  cities,
  offices,
}: SiteConfig["home"]["map"] & { offices?: Hours[] }) {
  if (regions.length === 0) return null;
  return (
    <Section id="company" ground="sea">
      <Wrap>
        <SectionHeading title={title} text={text} />
        <Frame>
          <div className={styles.canvas}>
            <div className={styles.scale}>
              <img
                className={styles.world}
                src={cities.length > 0 ? "/map/world.svg" : "/map/world-plain.svg"}
                alt={
                  cities.length > 0
                    ? "World map with routes from client cities to team cities"
                    : "World map with our regions"
                }
                width={1440}
                height={600}
                loading="lazy"
                decoding="async"
              />
              <svg className={styles.clients} aria-hidden="true">
                {cities.map((city) => (
                  <City key={city.city} {...onMap(city)} />
                ))}
              </svg>
              {regions.map((region) => (
                <details
                  key={region.title}
                  className={styles.region}
                  name="region"
                  data-region={region.title}
                >
                  <summary>
                    <span className={styles.label}>{region.title}</span>
                  </summary>
                  <p className={styles.card}>
                    <strong>{region.title}</strong>
                    {region.text}
                  </p>
                </details>
              ))}
            </div>
          </div>
        </Frame>
        {offices && offices.length > 0 && (
          <div className={styles.hours}>
            <OfficeHours offices={offices} />
          </div>
        )}
      </Wrap>
    </Section>
  );
}

function City({ x, y }: MapPoint) {
  return (
    <g>
      <circle cx={`${x}%`} cy={`${y}%`} r="5.75" />
      <circle cx={`${x}%`} cy={`${y}%`} r="2.5" />
    </g>
  );
}
