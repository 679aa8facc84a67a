import type { ComponentProps } from "react";
import { IconButton } from "#app/ui/icon-button.tsx";

interface PlaybackButtonProps extends Pick<
  ComponentProps<typeof IconButton>,
  "bare" | "className" | "hidden"
> {
  /** Subject of the label, as in "Pause clients". */
  of: string;
}

/** Pauses motion. Scripts toggle it (`turnPlayback`): both states' icons and labels are there. */
export function PlaybackButton({ of, ...rest }: PlaybackButtonProps) {
  return (
    <IconButton
      {...rest}
      icon="pause"
      other="play"
      label={`Pause ${of}`}
      data-playback=""
      data-other={`Play ${of}`}
    />
  );
}
