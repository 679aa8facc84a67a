import { useEffect, type RefObject } from "react";

/** Plays or pauses a video. A browser that refuses to play leaves the still, which is all it may do. */
export function usePlayback(video: RefObject<HTMLVideoElement | null>, playing: boolean): void {
  useEffect(() => {
    if (playing) video.current?.play().catch(() => undefined);
    else video.current?.pause();
  }, [video, playing]);
}
