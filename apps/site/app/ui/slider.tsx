import { useRef, type KeyboardEvent, type ReactNode } from "react";
import { classNames } from "#app/lib/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useAutoplay } from "#app/ui/use-autoplay.ts";
import { useReducedMotion } from "#app/ui/use-media-query.ts";
import { useSlider, type SliderControls } from "#app/ui/use-slider.ts";
import styles from "./slider.module.css";

interface SliderProps {
  /** What slides, in the plural: "Clients". */
  label: string;
  slides: { key: string; content: ReactNode }[];
  /** Milliseconds a slide stays. */
  autoplay: number;
  /** Sets `--slide`, the width of one slide, and `--bleed` where the slides run off both edges of the page. */
  className?: string;
}

/** A list that scrolls and snaps by itself; near the view it becomes a loop that plays, drags and takes arrow keys (SH-09). */
export function Slider({ label, slides, autoplay, className }: SliderProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const reduced = useReducedMotion();
  const controls = useSlider(viewport, reduced);
  const { paused, toggle, restingHandlers } = useAutoplay(controls.next, autoplay, controls.ready && !reduced && slides.length > 1, controls.selected);
  const turn = (event: KeyboardEvent) => {
    const move = controls.ready && { ArrowLeft: controls.previous, ArrowRight: controls.next }[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };
  return (
    <div className={classNames(styles.slider, className)} role="group" aria-roledescription="carousel" aria-label={label} data-ready={controls.ready || undefined} data-single={slides.length === 1 || undefined} {...restingHandlers}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- what scrolls must take the focus, or the keyboard cannot scroll it */}
      <div ref={viewport} className={styles.viewport} role="group" aria-label={`${label}, use the arrow keys`} tabIndex={0} onKeyDown={turn}>
        <ul className={styles.track}>
          {slides.map(({ key, content }) => (
            <li key={key}>{content}</li>
          ))}
        </ul>
      </div>
      <div className={styles.controls}>
        <Place {...controls} />
        {!reduced && <IconButton bare icon={paused ? "play" : "pause"} label={`${paused ? "Play" : "Pause"} ${label.toLowerCase()}`} onClick={toggle} />}
        <IconButton icon="previous" label="Previous" onClick={controls.previous} />
        <IconButton icon="next" label="Next" onClick={controls.next} />
      </div>
    </div>
  );
}

function Place({ places, selected }: Pick<SliderControls, "places" | "selected">) {
  return (
    <div className={styles.place} aria-hidden="true">
      {Array.from({ length: places }, (_, at) => (
        <i key={at} data-current={at === selected || undefined} />
      ))}
    </div>
  );
}
