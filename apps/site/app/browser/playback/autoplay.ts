interface AutoplayOptions {
  advance: () => void;
  /** Milliseconds between moves. */
  delay: number;
  allowed: () => boolean;
}

interface Autoplay {
  /** Restarts the timer: after a move, also a manual one, and when `allowed` may have changed. */
  begin(): void;
  pause(isPaused: boolean): void;
}

/**
 * Calls `advance` repeatedly (SH-09), not while paused, hovered, focused, out of view or in a
 * hidden tab.
 */
export function createAutoplay(
  element: HTMLElement,
  { advance, delay, allowed }: AutoplayOptions,
): Autoplay {
  const rests = {
    paused: false,
    hovered: false,
    focused: element.contains(document.activeElement),
    unseen: false,
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = (): void => {
    clearTimeout(timer);
    if (!document.hidden && !Object.values(rests).includes(true) && allowed())
      timer = setTimeout(advance, delay);
  };
  const rest = (changed: Partial<typeof rests>): void => {
    Object.assign(rests, changed);
    begin();
  };
  element.addEventListener("pointerenter", ({ pointerType }) =>
    rest({ hovered: pointerType === "mouse" }),
  );
  element.addEventListener("pointerleave", () => rest({ hovered: false }));
  element.addEventListener("focusin", () => rest({ focused: true }));
  element.addEventListener("focusout", ({ relatedTarget }) =>
    rest({ focused: relatedTarget instanceof Node && element.contains(relatedTarget) }),
  );
  document.addEventListener("visibilitychange", begin);
  new IntersectionObserver((entries) => {
    const unseen = entries.at(-1)?.isIntersecting === false;
    if (unseen !== rests.unseen) rest({ unseen });
  }).observe(element);
  return { begin, pause: (paused) => rest({ paused }) };
}
