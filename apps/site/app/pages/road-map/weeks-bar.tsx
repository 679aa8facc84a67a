import { useId } from "react";
import styles from "./weeks-bar.module.css";

interface WeeksBarProps {
  /** Total weeks of the scale. */
  of: number;
  /** The first week, from 1; without it the line is empty. */
  from?: number;
  /** Duration; open-ended without it. */
  weeks?: number | undefined;
  /** Possible extension. */
  maybe?: number | undefined;
  ground?: "sea" | "land" | "flat";
}

/** A range of weeks to scale, hidden from screen readers: the adjacent text has the same. */
export function WeeksBar({ of, from, weeks, maybe, ground = "sea" }: WeeksBarProps) {
  const hatch = useId();
  const at = (count: number): string => `${(Math.min(Math.max(count, 0), of) / of) * 100}%`;
  const start = (from ?? of + 1) - 1;
  const end = start + (weeks ?? of);
  return (
    <svg className={styles.line} aria-hidden="true">
      {Array.from({ length: of }, (_, week) => (
        <rect key={week} className={styles.week} x={at(week)} width="1" height="100%" />
      ))}
      {from !== undefined && weeks !== undefined && (
        <rect
          className={styles.bar}
          data-ground={ground}
          x={at(start)}
          y="18%"
          width={at(Math.min(weeks, of - start))}
          height="64%"
        />
      )}
      {from !== undefined && weeks === undefined && (
        <svg className={styles.open} x={at(start)} y="18%" width={at(of - start)} height="64%">
          <rect width="100%" height="100%" />
          <svg
            className={styles.head}
            x="100%"
            width="14"
            height="100%"
            viewBox="0 0 14 28"
            preserveAspectRatio="none"
          >
            <path d="M-14 0H0V14ZM-14 28H0V14Z" />
          </svg>
        </svg>
      )}
      {maybe !== undefined && (
        <>
          <pattern
            id={hatch}
            width="7"
            height="7"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(25)"
          >
            <rect className={styles.stroke} width="1" height="7" />
          </pattern>
          <rect
            className={styles.paper}
            x={at(end)}
            y="18%"
            width={at(Math.min(maybe, of - end))}
            height="64%"
          />
          <rect
            className={styles.bar}
            x={at(end)}
            y="18%"
            width={at(Math.min(maybe, of - end))}
            height="64%"
            fill={`url(#${hatch})`}
          />
        </>
      )}
    </svg>
  );
}
