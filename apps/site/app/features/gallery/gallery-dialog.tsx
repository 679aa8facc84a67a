import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from "react";
import type { Shown } from "#app/lib/picture-sources.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { useReducedMotion } from "#app/ui/use-media-query.ts";
import styles from "./gallery-dialog.module.css";

interface GalleryDialogProps {
  label: string;
  images: Shown[];
  /** Which picture is asked for, from 0. */
  start: number;
  onClose: () => void;
}

/**
 * The pictures one at a time, as large as the window. A list that scrolls and snaps, so a swipe is the browser's own;
 * arrow keys, Home, End and the buttons turn it too. Escape, the cross and a press beside the picture close it.
 */
export function GalleryDialog({ label, images, start, onClose }: GalleryDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(start);
  // Where keys and buttons are turning it to: the places on the way there are not the current one.
  const heading = useRef<number | null>(null);
  const reduced = useReducedMotion();
  const show = (at: number, behavior: ScrollBehavior = reduced ? "instant" : "smooth") => {
    const list = track.current;
    const next = (at + images.length) % images.length;
    // From the last to the first is no way past all the others.
    heading.current = next;
    list?.scrollTo({ left: next * list.clientWidth, behavior: Math.abs(next - current) > 1 ? "instant" : behavior });
    setCurrent(next);
  };
  useEffect(() => {
    dialog.current?.showModal();
    track.current?.scrollTo({ left: start * track.current.clientWidth, behavior: "instant" });
  }, [start]);
  const arrive = ({ scrollLeft, clientWidth }: HTMLElement, ended: boolean) => {
    const at = Math.round(scrollLeft / clientWidth);
    if (!ended && heading.current !== null && at !== heading.current) return;
    heading.current = null;
    setCurrent(at);
  };
  const close = () => dialog.current?.close();
  const onKeyDown = (event: KeyboardEvent) => {
    const target = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: images.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    show(target);
  };
  const onClick = (event: MouseEvent) => (event.target as Element).closest("img, button") ?? close();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys turn the pictures wherever the focus is; a press beside them is one way of three to close
    <dialog ref={dialog} className={styles.dialog} data-tone="night" aria-label={label} onClose={onClose} onKeyDown={onKeyDown} onClick={onClick}>
      <div className={styles.bar}>
        <p className={styles.place} aria-live="polite">
          {current + 1} / {images.length}
        </p>
        <IconButton bare icon="close" label="Close" onClick={close} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the focus, or the keyboard cannot scroll it */}
      <ul ref={track} className={styles.track} tabIndex={0} aria-label={`${label}, use the arrow keys`} onScroll={({ currentTarget }) => arrive(currentTarget, false)} onScrollEnd={({ currentTarget }) => arrive(currentTarget, true)}>
        {images.map((image, at) => (
          <li key={`${image.src} ${image.alt}`} inert={at !== current}>
            <Picture image={image} sizes="100vw" />
          </li>
        ))}
      </ul>
      <div className={styles.bar}>
        <p>{images[current]?.alt}</p>
        {images.length > 1 && (
          <div className={styles.turn}>
            <IconButton icon="previous" label="Previous" onClick={() => show(current - 1)} />
            <IconButton icon="next" label="Next" onClick={() => show(current + 1)} />
          </div>
        )}
      </div>
    </dialog>
  );
}
