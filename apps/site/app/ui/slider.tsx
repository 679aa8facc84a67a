import type { ReactNode } from "react";
import { useScript } from "#app/islands/use-script.ts";
import { useLanguage } from "#app/language/language.ts";
import { classNames } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { PlaybackButton } from "#app/ui/playback-button.tsx";
import styles from "./slider.module.css";

interface SliderProps {
  /** What the slides are, in the plural: "Clients". */
  label: string;
  slides: { key: string; content: ReactNode }[];
  /** Time per slide in milliseconds. */
  autoplay: number;
  /** Sets `--slide`, a slide's width, and `--bleed` if slides run off the page's edges. */
  className?: string;
}

/** A native scroll-snap list; near the viewport it becomes a loop (SH-09; slider.script.ts). */
export function Slider({ label, slides, autoplay, className }: SliderProps) {
  const { code, t } = useLanguage();
  // English has capitals at the beginning only; other languages keep theirs (German nouns).
  const what = code.startsWith("en") ? label.toLowerCase() : label;
  return (
    <div
      {...useScript("slider", "visible")}
      className={classNames(styles.slider, className)}
      role="group"
      aria-roledescription={t("ui.carousel")}
      aria-label={label}
      data-autoplay={autoplay}
      data-single={slides.length === 1 || undefined}
    >
      <div
        className={styles.viewport}
        role="group"
        aria-label={t("ui.slides", { label })}
        // A scroll container must be focusable for the keyboard to scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-viewport=""
      >
        <ul className={styles.track}>
          {slides.map(({ key, content }) => (
            <li key={key}>{content}</li>
          ))}
        </ul>
      </div>
      <div className={styles.controls} data-screen="">
        <div className={styles.place} aria-hidden="true" data-places="" />
        <PlaybackButton
          bare
          pause={t("ui.pauseSlides", { what })}
          play={t("ui.playSlides", { what })}
        />
        <IconButton icon="previous" label={t("ui.previousSlide")} data-turn="previous" />
        <IconButton icon="next" label={t("ui.nextSlide")} data-turn="next" />
      </div>
    </div>
  );
}
