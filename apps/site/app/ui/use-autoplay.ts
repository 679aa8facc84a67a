import { useEffect, useState, useSyncExternalStore, type FocusEvent, type PointerEvent } from "react";

const watchVisibility = (changed: () => void): (() => void) => {
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
};

const useHiddenTab = (): boolean => useSyncExternalStore(watchVisibility, () => document.hidden, () => false);

interface Autoplay {
  paused: boolean;
  toggle: () => void;
  /** For the element that autoplay rests in while it is hovered or holds the focus. */
  restingHandlers: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/**
 * Calls `advance` every `delay` milliseconds (SH-09), but not while it is paused, hovered, focused or in a hidden
 * tab, nor unless `allowed`. `place` is where the slider stands: each move, by hand too, begins the wait anew.
 */
export function useAutoplay(advance: () => void, delay: number, allowed: boolean, place: number): Autoplay {
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useHiddenTab();
  const playing = allowed && !(paused || hovered || focused || hidden);
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(advance, delay);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a move, by hand too, begins the wait anew
  }, [playing, advance, delay, place]);
  return {
    paused,
    toggle: () => setPaused(!paused),
    restingHandlers: {
      onPointerEnter: (event) => setHovered(event.pointerType === "mouse"),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
