import type { ContentsItem } from "#app/content/prose/types.ts";
import type { SiteConfig } from "#app/site-config.ts";
import { Lead } from "#app/ui/lead.tsx";
import { Frame } from "#app/ui/frame.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { WeeksBar } from "#app/pages/road-map/weeks-bar.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useDirectionOf } from "#app/language/use-direction-of.ts";
import { useT } from "#app/language/language.ts";
import styles from "./road-map-head.module.css";

type Plan = SiteConfig["reading"]["roadMap"];

/** The weeks to scale (ROAD-01): a row for each stage, which links to it. */
export function RoadMapHead({
  title,
  plan,
  stages,
}: {
  title: string;
  plan: Plan;
  stages: ContentsItem[];
}) {
  const directionOf = useDirectionOf();
  const rows = stages.map((stage) => ({
    ...stage,
    bar: plan.stages.find((planned) => planned.title === stage.title),
  }));
  return (
    <section className={styles.head} dir={directionOf(title)}>
      <Wrap>
        <div className={styles.opening}>
          <h1>{title}</h1>
          <Lead>{plan.text}</Lead>
        </div>
        {rows.some(({ bar }) => bar) && (
          <Frame>
            <div className={styles.chart} data-screen="">
              <ol className={styles.rows}>
                {rows.map(({ id, title: stage, bar }, at) => (
                  <li key={id}>
                    <SiteLink to={`#${id}`}>
                      <span>{at + 1}</span>
                      {stage}
                    </SiteLink>
                    <WeeksBar {...bar} of={plan.weeks} />
                  </li>
                ))}
              </ol>
              <Scale weeks={plan.weeks} />
              {plan.note && <p className={styles.note}>{plan.note}</p>}
            </div>
          </Frame>
        )}
      </Wrap>
    </section>
  );
}

/** Labels every fourth week. */
function Scale({ weeks }: { weeks: number }) {
  const t = useT();
  const marks = Array.from({ length: Math.ceil(weeks / 4) }, (_, at) => at * 4);
  return (
    <svg className={styles.scale} aria-hidden="true">
      {marks.map((week) => (
        <text key={week} x={`${(week / weeks) * 100}%`} y="1em">
          {week === 0 ? t("roadMap.firstWeek") : week + 1}
        </text>
      ))}
    </svg>
  );
}
