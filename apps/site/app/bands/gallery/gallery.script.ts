import { inlineSign } from "#app/text/inline-sign.ts";

/** Modified clicks (new tab, download) stay native. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** Opens the pictures of the links in the adjacent dialog (CASE-05). */
export default function gallery(element: HTMLElement): void {
  const dialog = element.querySelector("dialog");
  const track = dialog?.querySelector("ul");
  if (!dialog || !track) return;
  const links = [...element.querySelectorAll<HTMLAnchorElement>("a[data-held]")];
  const turner = turn(dialog, track, links);
  for (const [at, link] of links.entries())
    link.addEventListener("click", (event) => {
      if (!isPlain(event)) return;
      event.preventDefault();
      if (track.childElementCount === 0) track.append(...links.map(large));
      dialog.showModal();
      turner.show(at, "instant");
    });
  dialog.addEventListener("keydown", (event) => {
    const target = {
      ArrowLeft: turner.current() - inlineSign(track),
      ArrowRight: turner.current() + inlineSign(track),
      Home: 0,
      End: links.length - 1,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    turner.show(target);
  });
  dialog.addEventListener("click", ({ target }) => {
    const pressed = target as Element;
    const by = pressed.closest<HTMLElement>("[data-by]")?.dataset.by;
    if (by) turner.show(turner.current() + Number(by));
    else if (pressed.closest("[data-close]") || !pressed.closest("img, button")) dialog.close();
  });
}

/** A link's picture at window width. */
function large(link: HTMLAnchorElement): HTMLLIElement {
  const item = document.createElement("li");
  item.append(...[...link.childNodes].map((node) => node.cloneNode(true)));
  for (const source of item.querySelectorAll("source")) source.sizes = "100vw";
  return item;
}

/**
 * Scrolls the list (`show`: keys and buttons) and labels the current picture, also after swipes.
 */
function turn(
  dialog: HTMLDialogElement,
  track: HTMLUListElement,
  links: readonly HTMLAnchorElement[],
) {
  const count = links.length;
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let current = 0;
  // Target of the current scroll: positions on the way are not the current picture.
  let heading: number | null = null;
  const shown = (): number => Math.round(Math.abs(track.scrollLeft) / track.clientWidth);
  const showCaption = (at: number): void => {
    current = at;
    for (const [place, item] of [...track.children].entries())
      (item as HTMLElement).inert = place !== at;
    const [place, caption] = ["[data-place]", "[data-caption]"].map((selector) =>
      dialog.querySelector(selector),
    );
    if (place) place.textContent = `${at + 1} / ${count}`;
    // Alt text is for people who cannot see the picture, so captions come from `data-caption`.
    if (caption) caption.textContent = links[at]?.dataset.caption ?? "";
  };
  const arrive = (): void => {
    const at = shown();
    if (heading !== null && at !== heading) return;
    heading = null;
    if (at !== current) showCaption(at);
  };
  track.addEventListener("scroll", arrive, { passive: true });
  // A swipe interrupts the scroll. Not `scrollend`: Safari before 26.2 does not have it.
  for (const swipe of ["pointerdown", "wheel"])
    track.addEventListener(swipe, () => (heading = null), { passive: true });
  return {
    current: () => current,
    show(at: number, behavior: ScrollBehavior = still.matches ? "instant" : "smooth"): void {
      const next = (at + count) % count;
      // At its target already the list fires no `scroll`.
      heading = shown() === next ? null : next;
      // Wrapping from the last to the first jumps instead of scrolling past all others.
      track.scrollTo({
        left: next * track.clientWidth * inlineSign(track),
        behavior: Math.abs(next - current) > 1 ? "instant" : behavior,
      });
      showCaption(next);
    },
  };
}
