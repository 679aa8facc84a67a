import type { ComponentProps } from "react";
import { IconButton } from "#app/ui/icon-button.tsx";

interface PlaybackButtonProps extends Pick<
  ComponentProps<typeof IconButton>,
  "bare" | "className" | "hidden"
> {
  /** The labels of both states. */
  pause: string;
  play: string;
}

/** Pauses motion. Scripts toggle it (`turnPlayback`): both states' icons and labels are there. */
export function PlaybackButton({ pause, play, ...rest }: PlaybackButtonProps) {
  return (
    <IconButton
      {...rest}
      icon="pause"
      other="play"
      label={pause}
      data-playback=""
      data-other={play}
    />
  );
}
