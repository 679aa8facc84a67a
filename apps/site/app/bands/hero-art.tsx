import type { ReactNode } from "react";
import styles from "./hero-art.module.css";

/** A sheet of the chart with its ruler, for the first screen of a page. Decoration. */
function Sheet({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.art} viewBox="0 0 480 300" aria-hidden="true">
      <path className={styles.sheet} d="M1 1H479V299H1Z" />
      <path className={styles.ticks} d="M1 288H479" pathLength={480} />
      {children}
    </svg>
  );
}

/** Two costs, drawn to scale as on the page, and the distance between them. */
export const CostArt = (): ReactNode => (
  <Sheet>
    <path className={styles.land} d="M40 70H440V120H40Z" />
    <path className={styles.sea} d="M40 170H232V220H40Z" />
    <path className={styles.course} d="M232 195H428" />
    <path className={styles.sign} d="m414 183 16 12-16 12" />
    <path className={styles.line} d="M232 128V162M440 128V220" />
  </Sheet>
);

/** Soundings of several depths, and a ruler between two of them. */
export const RulerArt = (): ReactNode => (
  <Sheet>
    {[60, 110, 160].map((at, row) => (
      <g key={at}>
        <path className={styles.line} d={`M40 ${at + 10}H440`} />
        <path className={styles.course} d={`M${90 + row * 50} ${at + 10}H${250 + row * 65}`} />
        <circle className={styles.point} cx={90 + row * 50} cy={at + 10} r="10" />
        <circle className={styles.point} cx={250 + row * 65} cy={at + 10} r="10" />
      </g>
    ))}
    <path className={styles.land} d="M40 215H440V255H40Z" />
    <path className={styles.marks} d="M40 215H440" pathLength={400} />
  </Sheet>
);

/** Offices on their shores, joined by routes. */
export const RoutesArt = (): ReactNode => (
  <Sheet>
    <path className={styles.land} d="M1 1H190C170 60 205 95 168 140S60 190 1 182Z" />
    <path className={styles.land} d="M479 90C430 96 400 130 352 150S300 230 330 276H479Z" />
    <path className={styles.line} d="M120 1Q150 150 120 276M240 1V276M360 1Q330 150 360 276" />
    <path className={styles.course} d="M120 100Q240 20 396 178" />
    <path className={styles.course} d="M90 150Q230 270 396 178" />
    {[
      [120, 100],
      [90, 150],
      [396, 178],
    ].map(([x, y]) => (
      <circle key={x} className={styles.point} cx={x} cy={y} r="9" />
    ))}
  </Sheet>
);
