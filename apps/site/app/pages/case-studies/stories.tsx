import type { Story } from "#app/pages/case-studies/read-case-studies.server.ts";
import type { SiteConfig } from "#app/site-config.ts";
import { DisplayTitle } from "#app/ui/display-title.tsx";
import { Lead } from "#app/ui/lead.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { RouteText } from "#app/ui/route-link.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { WholeWords } from "#app/ui/whole-words.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useDirectionOf } from "#app/language/use-direction-of.ts";
import { useT } from "#app/language/language.ts";
import styles from "./stories.module.css";

const AUTOPLAY = 10_000;

/** The slider of success stories at the top: title blocks over full-bleed wallpapers (CASE-01). */
export function Stories({
  title,
  text,
  stories,
}: SiteConfig["caseStudies"]["stories"] & { stories: Story[] }) {
  const slides = stories.map((story, at) => ({
    key: String(at),
    content: <Slide {...story} first={at === 0} />,
  }));
  return (
    <section className={styles.tops}>
      <Wrap className={styles.head}>
        <DisplayTitle title={title} />
        <Lead>{text}</Lead>
      </Wrap>
      {slides.length > 0 && (
        <Slider label={title} slides={slides} autoplay={AUTOPLAY} className={styles.slides} />
      )}
    </section>
  );
}

function Slide({ image, subTitle, title, text, link, first }: Story & { first: boolean }) {
  const directionOf = useDirectionOf();
  const t = useT();
  const body = (
    <>
      <div className={styles.plate} data-screen="">
        {image && (
          <Picture
            image={image}
            sizes="(max-width: 56rem) 92vw, (max-width: 78rem) 94vw, 72rem"
            alt=""
            priority={first}
          />
        )}
      </div>
      <div className={styles.cartouche} dir={directionOf(`${title} ${text}`)}>
        {subTitle && <small>{subTitle}</small>}
        {title && (
          <h2>
            <WholeWords text={title} />
          </h2>
        )}
        {text && <p>{text}</p>}
        {link && <RouteText>{t("pages.readStory")}</RouteText>}
      </div>
    </>
  );
  return link ? (
    <SiteLink className={styles.story} to={link}>
      {body}
    </SiteLink>
  ) : (
    <div className={styles.story}>{body}</div>
  );
}
