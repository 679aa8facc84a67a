import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import type { Shown } from "#app/pictures/picture-sources.ts";
import { Picture } from "#app/ui/picture.tsx";
import { RouteText } from "#app/ui/route-link.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { useDirectionOf } from "#app/language/use-direction-of.ts";
import { useT } from "#app/language/language.ts";
import styles from "./story-card.module.css";

interface StoryCardProps {
  note: string;
  title: string;
  text: string;
  /** `""`: no link. */
  to: string;
  /** Without a picture the words are in a plain box. */
  image?: Shown | null;
}

/** A title block over a picture, or a plain box; the whole card is one link. */
export function StoryCard({ note, title, text, to, image }: StoryCardProps) {
  const directionOf = useDirectionOf();
  const t = useT();
  const block = (
    <div className={styles.block} dir={directionOf(`${title} ${text}`)}>
      {note && <small>{note}</small>}
      <h3>{title}</h3>
      {text && <p>{text}</p>}
      {to && <RouteText>{t("pages.readStory")}</RouteText>}
    </div>
  );
  return (
    <Frame to={to} className={image ? styles.story : styles.plain}>
      {image && (
        <div className={styles.plate} data-screen="">
          <Picture image={image} sizes="(max-width: 82rem) 92vw, 82rem" alt="" />
        </div>
      )}
      {block}
    </Frame>
  );
}

function Frame({
  to,
  className,
  children,
}: {
  to: string;
  className: string | undefined;
  children: ReactNode;
}) {
  return to ? (
    <SiteLink to={to} className={classNames(styles.card, className)}>
      {children}
    </SiteLink>
  ) : (
    <div className={classNames(styles.card, className)}>{children}</div>
  );
}
