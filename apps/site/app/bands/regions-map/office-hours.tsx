import { useId } from "react";
import {
  clockTime,
  RULER_HOURS,
  sharedWords,
  type Bar,
  type OfficeHours as Hours,
} from "#app/bands/regions-map/working-hours.ts";
import { useLanguage, useT } from "#app/language/language.ts";
import styles from "./office-hours.module.css";

const percent = (hours: number): string => `${(hours / RULER_HOURS) * 100}%`;

/** Working days by the visitor's office. Tabs are radio buttons, so they work without script. */
export function OfficeHours({ offices }: { offices: Hours[] }) {
  const t = useT();
  const name = useId();
  return (
    <div className={styles.hours}>
      <fieldset className={styles.tabs} data-sideways="">
        <legend className={styles.legend}>{t("map.yourOffice")}</legend>
        {offices.map(({ city }, at) => (
          <label key={city}>
            <input type="radio" name={name} defaultChecked={at === 0} />
            {city}
          </label>
        ))}
      </fieldset>
      {offices.map((office) => (
        <Panel key={office.city} {...office} />
      ))}
    </div>
  );
}

function Panel({ city, from, day, regions }: Hours) {
  const language = useLanguage();
  const { t } = language;
  return (
    <div className={styles.panel}>
      <ul>
        <Row title={t("map.yourOffice")} note={city} day={day} shared={null} />
        {regions.map((region) => (
          <Row
            key={region.region}
            title={region.region}
            note={sharedWords(region, language)}
            {...region}
          />
        ))}
      </ul>
      <p className={styles.scale} aria-hidden="true">
        {[0, 6, 12, 18, 24].map((hour) => (
          <span key={hour}>{clockTime(from + hour)}</span>
        ))}
      </p>
    </div>
  );
}

function Row({
  title,
  note,
  day,
  shared,
}: {
  title: string;
  note: string;
  day: Bar[];
  shared: Bar | null;
}) {
  return (
    <li className={styles.row}>
      <p>
        <strong>{title}</strong>
        <span>{note}</span>
      </p>
      <svg className={styles.day} aria-hidden="true">
        {day.map(({ start, length }) => (
          <rect key={start} x={percent(start)} width={percent(length)} />
        ))}
        {shared && (
          <rect
            className={styles.shared}
            x={percent(shared.start)}
            width={percent(shared.length)}
          />
        )}
      </svg>
    </li>
  );
}
