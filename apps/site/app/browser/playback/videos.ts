/** Replaces a link to another site's video by the video when the visitor clicks it. */
export function showVideos(): void {
  document.addEventListener("click", (event) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>("a[data-frame]")
        : null;
    const plain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link?.dataset.frame || !plain || event.defaultPrevented) return;
    event.preventDefault();
    const frame = Object.assign(document.createElement("iframe"), {
      src: link.dataset.frame,
      title: link.textContent,
      allow: "autoplay; fullscreen; picture-in-picture",
      referrerPolicy: "strict-origin-when-cross-origin",
    });
    link.replaceWith(frame);
    frame.focus();
  });
}
