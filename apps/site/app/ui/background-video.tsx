import { useRef, useState, type ReactNode } from "react";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useInView } from "#app/ui/use-in-view.ts";
import { usePlayback } from "#app/ui/use-playback.ts";
import { useVideoWelcome } from "#app/ui/use-video-welcome.ts";
import styles from "./background-video.module.css";

interface BackgroundVideoProps {
  src: string;
  /** The still that stands there until the video runs, and instead of it where motion or data are to be saved. */
  poster: ReactNode;
  /** Where the pause button stands, by the section that holds the video. */
  buttonClassName?: string;
  mediaClassName?: string;
}

/** A silent loop behind a text. The video is asked for only after the page's load, and can be paused (SH-11). */
export function BackgroundVideo({ src, poster, buttonClassName, mediaClassName }: BackgroundVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const welcome = useVideoWelcome();
  const inView = useInView(box);
  const [paused, setPaused] = useState(false);
  const [running, setRunning] = useState(false);
  usePlayback(video, welcome && inView && !paused);
  return (
    <>
      <div ref={box} className={mediaClassName}>
        {poster}
        {welcome && <video ref={video} className={styles.video} data-running={running || undefined} src={src} muted loop playsInline preload="auto" tabIndex={-1} aria-hidden="true" onPlaying={() => setRunning(true)} />}
      </div>
      {welcome && <IconButton className={buttonClassName} icon={paused ? "play" : "pause"} label={paused ? "Play the background video" : "Pause the background video"} onClick={() => setPaused(!paused)} />}
    </>
  );
}
