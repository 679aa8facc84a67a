import type { ReactNode } from "react";
import { useScript } from "#app/islands/use-script.ts";
import { PlaybackButton } from "#app/ui/playback-button.tsx";
import styles from "./background-video.module.css";

interface BackgroundVideoProps {
  src: string;
  /**
   * The still that stands there until the video runs, and instead of it where motion or data are to
   * be saved.
   */
  poster: ReactNode;
  /** Where the pause button stands, by the section that holds the video. */
  buttonClassName?: string;
  mediaClassName?: string;
}

/**
 * A silent loop behind a text. The video is made only after the page's load, and can be paused
 * (SH-11; background-video.script.ts).
 */
export function BackgroundVideo({
  src,
  poster,
  buttonClassName,
  mediaClassName,
}: BackgroundVideoProps) {
  return (
    <>
      <div
        {...useScript("background-video", "idle")}
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
