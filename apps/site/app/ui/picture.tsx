import type { ComponentProps } from "react";
import { preload } from "react-dom";
import { isOwnPath } from "#app/text/own-path.ts";
import {
  isDrawing,
  originalAddress,
  PICTURE_WIDTHS,
  pictureAddress,
} from "#app/pictures/picture-address.ts";
import {
  fallbackAddress,
  fitOf,
  positionOf,
  sourcesOf,
  widthsFor,
  type Shown,
} from "#app/pictures/picture-sources.ts";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./picture.module.css";

interface PictureProps {
  image: Shown;
  /** Displayed width, as the `sizes` attribute: wider than its place if the place crops it. */
  sizes: string;
  /** Replaces the host's alt text; `""` for decoration. */
  alt?: string;
  /** The largest contentful paint: loads first and never lazily. */
  priority?: boolean;
  className?: string;
}

/** In modern formats and fitting widths. Much too small ones are not enlarged; SVGs unchanged. */
export function Picture({ image, sizes, alt = image.alt, priority, className }: PictureProps) {
  const urgency: ComponentProps<"img"> = priority
    ? { fetchPriority: "high" }
    : { loading: "lazy", fetchPriority: "low" };
  const fit = fitOf(image, sizes);
  const position = fit ? undefined : positionOf(image);
  const img = {
    alt,
    width: image.width,
    height: image.height,
    className,
    decoding: "async" as const,
    ...(fit && { style: { objectFit: fit } }),
    ...(position && { style: { objectPosition: position } }),
    ...urgency,
  };
  const alone = { ...img, className: classNames(styles.alone, className) };
  if (!isOwnPath(image.src)) return <img {...alone} src={image.src} />;
  if (isDrawing(image.src)) return <img {...img} src={originalAddress(image.src)} />;
  // One candidate without widths: the browser uses the picture's own size.
  if (fit)
    return (
      <img
        {...alone}
        src={pictureAddress(image.src, widthsFor(image.width).at(-1) ?? PICTURE_WIDTHS[0], "webp")}
      />
    );
  const sources = sourcesOf(image.src, { width: image.width, sizes });
  if (priority && sources[0])
    preload(fallbackAddress(image.src, image.width), {
      as: "image",
      imageSrcSet: sources[0].srcSet,
      imageSizes: sizes,
      type: sources[0].type,
      fetchPriority: "high",
    });
  return (
    <picture className={styles.picture}>
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      <img {...img} src={fallbackAddress(image.src, image.width)} />
    </picture>
  );
}
