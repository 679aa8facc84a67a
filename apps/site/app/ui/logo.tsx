import { classNames } from "#app/ui/class-names.ts";
import { isDrawing, logoAddress, PICTURE_FORMATS } from "#app/pictures/picture-address.ts";
import type { Shown } from "#app/pictures/picture-sources.ts";
import { isOwnPath } from "#app/text/own-path.ts";
import picture from "./picture.module.css";
import styles from "./logo.module.css";

/** A logo; bitmaps are never enlarged. The server adds a dark background to a light one. */
export function Logo({
  image: { src, width, height },
  alt,
  className,
  scale = 1,
}: {
  image: Shown;
  alt: string;
  className?: string | undefined;
  /** Relative to other logos (`opticalScales`); its place has a fixed size, so nothing moves. */
  scale?: number | undefined;
}) {
  const img = {
    alt,
    ...(scale !== 1 && { style: { scale } }),
    width,
    height,
    className: classNames(isDrawing(src) ? styles.drawn : styles.painted, className),
    loading: "lazy",
    fetchPriority: "low",
    decoding: "async",
  } as const;
  if (!isOwnPath(src)) return <img {...img} src={src} />;
  if (isDrawing(src)) return <img {...img} src={logoAddress(src, "webp")} />;
  return (
    <picture className={picture.picture}>
      {PICTURE_FORMATS.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={logoAddress(src, format)} />
      ))}
      <img {...img} src={logoAddress(src, "webp")} />
    </picture>
  );
}
