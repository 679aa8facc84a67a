import { ProseText } from "#app/bands/reading/prose-text.tsx";
import type { ShownBlock } from "#app/pages/landing/read-landing.server.ts";
import { originalAddress } from "#app/pictures/picture-address.ts";
import { fallbackAddress } from "#app/pictures/picture-sources.ts";
import { useT } from "#app/language/language.ts";
import styles from "./landing-video.module.css";

/** A video with the browser's own controls; one of another site loads only when pressed. */
export function LandingVideo({ title, caption, file, poster, link }: ShownBlock<"video">) {
  const t = useT();
  return (
    <figure className={styles.video}>
      {file ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the host has no captions' file
        <video
          controls
          playsInline
          preload="none"
          aria-label={title || caption || t("landing.video")}
          src={originalAddress(file)}
          // The poster's proportions, or it has a dark strip above and below.
          width={poster?.width}
          height={poster?.height}
          poster={poster ? fallbackAddress(poster.src, poster.width) : undefined}
        />
      ) : (
        link && <ProseText html={link} />
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
