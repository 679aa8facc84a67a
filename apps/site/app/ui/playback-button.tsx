import type { ComponentProps } from "react";
import { IconButton } from "#app/ui/icon-button.tsx";

interface PlaybackButtonProps extends Pick<
  ComponentProps<typeof IconButton>,
  "bare" | "className" | "hidden"
> {
  /** Subject of the label, as in "Pause clients". */
  of: string;
}

/** Scripts toggle it (`turnPlayback`): icons and labels of both states are in the page. */
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
