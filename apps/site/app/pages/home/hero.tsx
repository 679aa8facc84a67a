import { GLOBE_SIZE } from "#app/bands/regions-map/globe.ts";
import { degrees, type Longitude } from "#app/pages/home/longitudes.ts";
import type { HeroContent } from "#app/pages/home/read-home.server.ts";
import type { SiteConfig } from "#app/site-config.ts";
import { originalAddress } from "#app/pictures/picture-address.ts";
import { BackgroundVideo } from "#app/ui/background-video.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { DisplayTitle } from "#app/ui/display-title.tsx";
import { Html } from "#app/ui/html.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useDirectionOf } from "#app/language/use-direction-of.ts";
import { useT } from "#app/language/language.ts";
import styles from "./hero.module.css";

// Full bleed next to the words; below them on narrow screens, where only its middle shows.
const POSTER_SIZES = "(max-width: 75rem) 50rem, max(100vw, 93rem)";

/** The first screen of the home page (HOME-01, HOME-02, OWN-15). */
export function Hero({
  title,
  description,
  poster,
  video,
  globe,
  darkGlobe,
  longitudes,
  button,
  contact,
}: HeroContent & {
  /** Address of the globe's SVG if the owner has chosen it (OWN-45). */
  globe?: string | null;
  /** The globe that replaces the video in the dark theme: a video has one background. */
  darkGlobe?: string | null;
  longitudes: Longitude[];
  button: SiteConfig["home"]["hero"];
  /** Default target of the button; `""`: no form. */
  contact: string;
}) {
  const directionOf = useDirectionOf();
  const t = useT();
  const to = button.link ?? contact;
  const still = poster && <Picture image={poster} sizes={POSTER_SIZES} alt="" priority />;
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      {globe ? (
        <div className={styles.media} data-screen="">
          <img src={globe} alt="" {...GLOBE_SIZE} fetchPriority="high" />
        </div>
      ) : video && button.ground !== "photograph" ? (
        <>
          <BackgroundVideo
            src={originalAddress(video)}
            poster={still}
            mediaClassName={classNames(styles.media, Boolean(darkGlobe) && styles.onLight)}
            buttonClassName={classNames(styles.pause, Boolean(darkGlobe) && styles.onLight)}
          />
          {darkGlobe && (
            <div className={classNames(styles.media, styles.onDark)} data-screen="">
              <img src={darkGlobe} alt="" {...GLOBE_SIZE} loading="lazy" />
            </div>
          )}
        </>
      ) : (
        <div className={styles.media} data-screen="">
          {still}
        </div>
      )}
      <Wrap className={styles.body}>
        <div className={styles.text} dir={directionOf(title)}>
          <DisplayTitle className={styles.title} id="hero-title" title={title} />
          <Html className={styles.lead} html={description} />
          {to && <ButtonLink to={to}>{button.label ?? t("home.schedule")}</ButtonLink>}
        </div>
        {longitudes.length > 0 && <Longitudes cities={longitudes} />}
      </Wrap>
    </section>
  );
}

/** A ruler with clients (ink) and teams (magenta) at their longitudes. */
function Longitudes({ cities }: { cities: Longitude[] }) {
  const t = useT();
  return (
    <ul className={styles.longitudes} data-screen="" aria-label={t("home.longitudes")}>
      {cities.map(({ city, longitude, kind, at, isOnPhones }) => (
        <li key={at} data-kind={kind} data-wide={isOnPhones ? undefined : ""} style={{ "--x": at }}>
          {city}
          <span>{degrees(longitude, t)}</span>
        </li>
      ))}
    </ul>
  );
}
