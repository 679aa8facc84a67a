import { classNames } from "#app/ui/class-names.ts";
import { isDrawing, markAddress, PICTURE_FORMATS } from "#app/pictures/picture-address.ts";
import type { Shown } from "#app/pictures/picture-sources.ts";
import { isOwnPath } from "#app/text/own-path.ts";
import picture from "./picture.module.css";
import styles from "./mark.module.css";

/**
 * A logo: in its own size where its place is larger, for it would be blurred; a drawing fills its
 * place. The server puts one that is too light for paper on a dark ground.
 */
export function Mark({
  image: { src, width, height },
  alt,
  className,
  scale = 1,
}: {
  image: Shown;
  alt: string;
  className?: string | undefined;
  /** Beside other marks (`opticalScales`); its place stays as large, so that nothing moves. */
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
  if (isDrawing(src)) return <img {...img} src={markAddress(src, "webp")} />;
  return (
    <picture className={picture.picture}>
      {PICTURE_FORMATS.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={markAddress(src, format)} />
      ))}
      <img {...img} src={markAddress(src, "webp")} />
    </picture>
  );
}
