import { turnPlayback } from "#app/browser/playback/turn-playback.ts";

const savesData = (): boolean => navigator.connection?.saveData === true;

/** Creates the video, unless with reduced data or motion; plays it in view (SH-11). */
export default function backgroundVideo(box: HTMLElement): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const button = box.nextElementSibling;
  if (!(button instanceof HTMLElement)) return;
  let video: HTMLVideoElement | null = null;
  let [isInView, isPaused] = [false, false];
  const play = (): void => {
    // If the browser refuses, the poster stays.
    if (isInView && !isPaused) video?.play().catch(() => undefined);
    else video?.pause();
  };
  const look = (): void => {
    // Without a box where another picture replaces it (the dark theme).
    const isWelcome = !still.matches && !savesData() && box.checkVisibility();
    button.hidden = !isWelcome;
    if (isWelcome === (video !== null)) return;
    video?.remove();
    video = isWelcome ? box.appendChild(makeVideo(box.dataset)) : null;
    play();
  };
  button.addEventListener("click", () => {
    isPaused = turnPlayback(button);
    play();
  });
  still.addEventListener("change", look);
  look();
  new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false;
    play();
  }).observe(box);
}

function makeVideo({ src = "", videoClass = "" }: DOMStringMap): HTMLVideoElement {
  const video = Object.assign(document.createElement("video"), {
    className: videoClass,
    src,
    muted: true,
    loop: true,
    playsInline: true,
    preload: "auto",
    tabIndex: -1,
    ariaHidden: "true",
  });
  video.addEventListener("playing", () => (video.dataset.running = "true"), { once: true });
  return video;
}
