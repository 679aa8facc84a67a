import type { RoadMapStage } from "#app/pages/road-map/read-road-map.server.ts";
import type { SiteConfig } from "#app/site-config.ts";
import { Html } from "#app/ui/html.tsx";
import { useDirectionOf } from "#app/language/use-direction-of.ts";
import { useT } from "#app/language/language.ts";
import type { Translate } from "@meridian/messages/messages";
import styles from "./road-map-stages.module.css";

/** The label of a stage (ROAD-01). */
export const stageLabel = (at: number, t: Translate): string =>
  t("roadMap.stageLabel", { number: at + 1 });

export function RoadMapStages({
  stages,
  plan,
}: {
  stages: RoadMapStage[];
  plan: SiteConfig["reading"]["roadMap"];
}) {
  const directionOf = useDirectionOf();
  const t = useT();
  return (
    <ol className={styles.stages}>
      {stages.map(({ id, title, text }, at) => {
        const drawing = plan.stages.find((planned) => planned.title === title)?.drawing;
        return (
          <li
            key={id}
            id={id}
            className={styles.stage}
            dir={directionOf(`${title} ${text}`)}
            data-drawn={drawing !== undefined || undefined}
          >
            <div>
              <p className={styles.number}>{stageLabel(at, t)}</p>
              <h2>{title}</h2>
              <Html className={styles.text} html={text} />
            </div>
            {drawing && (
              <img src={drawing} alt="" width={560} height={400} loading="lazy" decoding="async" />
            )}
          </li>
        );
      })}
    </ol>
  );
}
