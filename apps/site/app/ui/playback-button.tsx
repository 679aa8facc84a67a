import type { ComponentProps } from "react";
import { IconButton } from "#app/ui/icon-button.tsx";

interface PlaybackButtonProps extends Pick<
  ComponentProps<typeof IconButton>,
  "bare" | "className" | "hidden"
> {
  /** What is played, as in "Pause clients". */
  of: string;
}

/**
 * Pauses what moves by itself, and plays it again. Scripts turn it (`turnPlayback`): sign and words
 * are in the page for both.
 */
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
