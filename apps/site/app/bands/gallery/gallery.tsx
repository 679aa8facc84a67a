import { GalleryDialog } from "#app/bands/gallery/gallery-dialog.tsx";
import { useScript } from "#app/islands/use-script.ts";
import { largestAddress, type Shown } from "#app/pictures/picture-sources.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { useT } from "#app/language/language.ts";
import styles from "./gallery.module.css";

/** Milliseconds a picture stays (SH-09). */
const AUTOPLAY = 8000;

/** A slider of links to full-size pictures; with script they open in a dialog (CASE-05). */
export function Gallery({
  label: given,
  images,
}: {
  /** `""`: "Gallery". */
  label: string;
  images: (Shown & { caption?: string })[];
}) {
  const t = useT();
  const label = given || t("pages.gallery");
  const slides = images.map((image, at) => ({
    key: `picture ${at + 1}`,
    content: (
      <a
        className={styles.picture}
        href={largestAddress(image)}
        data-held=""
        data-caption={image.caption}
      >
        <Picture
          image={{
            ...image,
            alt: image.alt || t("gallery.picture", { at: at + 1, all: images.length }),
          }}
          sizes="(max-width: 66rem) 92vw, 58rem"
        />
      </a>
    ),
  }));
  return (
    <div {...useScript("gallery", "visible")}>
      <Slider label={label} slides={slides} autoplay={AUTOPLAY} className={styles.slides} />
      <GalleryDialog label={label} isOne={images.length === 1} />
    </div>
  );
}
