interface StripOptions {
  /** Milliseconds from step to step. */
  tick: number;
  /** Milliseconds until the strip moves. */
  delay: number;
  /** Milliseconds for which the steps repeat; without it they are shown once. */
  repeatFor?: number;
}

const boxOf = (...content: (Node | string)[]): HTMLSpanElement => {
  const box = document.createElement("span");
  box.append(...content);
  return box;
};

/**
 * Shows steps one after another in an element (ui/strip.module.css), then its own content again. A
 * strip of them moves behind a window: steps written one after another would each cost style,
 * layout and paint of the page.
 */
export function runStrip(
  place: HTMLElement,
  steps: readonly (Node | string)[],
  { tick, delay, repeatFor }: StripOptions,
): void {
  // Words are lines of one text: a hundred elements would cost more than the motion.
  const isText = steps.every((step) => typeof step === "string");
  const strip = isText ? boxOf(steps.join("\n")) : boxOf(...steps);
  strip.style.blockSize = `${100 * steps.length}%`;
  const window = boxOf(strip);
  window.dataset.screen = "";
  place.append(window);
  place.dataset.moving = "";
  // Shown once, the last step is the end.
  const count = repeatFor === undefined ? steps.length - 1 : steps.length;
  const moving = strip.animate(
    { transform: ["translateY(0)", `translateY(${(-100 * count) / steps.length}%)`] },
    {
      duration: count * tick,
      easing: `steps(${count})`,
      iterations: repeatFor === undefined ? 1 : repeatFor / (count * tick),
      delay,
      fill: "both",
    },
  );
  // Hidden, not removed: the browser would match all elements with every `:has()`.
  moving.onfinish = () => {
    delete place.dataset.moving;
    moving.cancel();
  };
}
