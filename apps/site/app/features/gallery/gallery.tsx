import { useState, type MouseEvent } from "react";
import { GalleryDialog } from "#app/features/gallery/gallery-dialog.tsx";
import { largestAddress, type Shown } from "#app/lib/picture-sources.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Slider } from "#app/ui/slider.tsx";
import styles from "./gallery.module.css";

/** Milliseconds a picture stays (SH-09). */
const AUTOPLAY = 8000;

/** A press that asks for another tab or a file is not ours. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean => button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** Pictures in a slider, each a link to itself at full size; with script they open in a dialog in place of the page (CASE-05). */
export function Gallery({ label, images }: { label: string; images: Shown[] }) {
  const [open, setOpen] = useState<number | null>(null);
  const named = images.map((image, at) => ({ ...image, alt: image.alt || `Picture ${at + 1} of ${images.length}` }));
  const enlarge = (event: MouseEvent, at: number) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    setOpen(at);
  };
  const slides = named.map((image, at) => ({
    key: `picture ${at + 1}`,
    content: (
      <a className={styles.picture} href={largestAddress(image)} onClick={(event) => enlarge(event, at)}>
        <Picture image={image} sizes="(max-width: 66rem) 92vw, 58rem" />
      </a>
    ),
  }));
  return (
    <>
      <Slider label={label} slides={slides} autoplay={AUTOPLAY} className={styles.slides} />
      {open !== null && <GalleryDialog label={label} images={named} start={open} onClose={() => setOpen(null)} />}
    </>
  );
}
