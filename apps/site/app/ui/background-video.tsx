import type { ReactNode } from "react";
import { useScript } from "#app/islands/use-script.ts";
import { useT } from "#app/language/language.ts";
import { PlaybackButton } from "#app/ui/playback-button.tsx";
import styles from "./background-video.module.css";

interface BackgroundVideoProps {
  src: string;
  /** Shown until the video plays, and instead of it with reduced motion or data. */
  poster: ReactNode;
  buttonClassName?: string;
  mediaClassName?: string;
}

/** Created after load, on phones after the first touch or 5 s of rest; can be paused (SH-11). */
export function BackgroundVideo({
  src,
  poster,
  buttonClassName,
  mediaClassName,
}: BackgroundVideoProps) {
  const t = useT();
  return (
    <>
      <div
        {...useScript("background-video", "later")}
        className={mediaClassName}
        data-screen=""
        data-src={src}
        data-video-class={styles.video}
      >
        {poster}
      </div>
      <PlaybackButton
        pause={t("ui.pauseVideo")}
        play={t("ui.playVideo")}
        className={buttonClassName}
        hidden
      />
    </>
  );
}
