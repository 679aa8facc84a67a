import type { ReactNode } from "react";
import { useScript } from "#app/islands/use-script.ts";
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
  return (
    <>
      <div
        {...useScript("background-video", "later")}
        className={mediaClassName}
        data-src={src}
        data-video-class={styles.video}
      >
        {poster}
      </div>
      <PlaybackButton of="the background video" className={buttonClassName} hidden />
    </>
  );
}
