import { classNames } from "#app/ui/class-names.ts";
import type { ServiceContent } from "#app/pages/service/read-service.server.ts";
import { PriceFrom } from "#app/pages/service/price-from.tsx";
import type { MonthlyPrice } from "#app/team/price-from.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Breadcrumb, type Crumb } from "#app/shell/breadcrumb/breadcrumb.tsx";
import { DisplayTitle } from "#app/ui/display-title.tsx";
import { Lead } from "#app/ui/lead.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useDirectionOf } from "#app/language/use-direction-of.ts";
import { useLanguage } from "#app/language/language.ts";
import styles from "./service-hero.module.css";

/** Titles of at least this many characters use a smaller font. */
const LONG = 40;

/** On wide screens the picture is taller than it is wide, and is drawn wider than its place. */
const ART_SIZES = "(max-width: 62rem) 92vw, (max-width: 90rem) 70vw, 62rem";

/** SERV-01 and "Explore our expertise" (SERV-02), with one picture across both. */
export function ServiceHero({
  title,
  name,
  text,
  expertise,
  trail,
  contact,
  price,
}: Omit<ServiceContent, "boxes" | "steps" | "cover"> & {
  trail: readonly Crumb[];
  /** Address of a form; `""`: none. */
  contact: string;
  price: MonthlyPrice | null;
}) {
  const directionOf = useDirectionOf();
  const { t, direction } = useLanguage();
  const { text: story, image } = expertise;
  return (
    <>
      <section className={styles.hero} dir={directionOf(title)} data-art={image ? "" : undefined}>
        <Wrap>
          <Breadcrumb trail={trail} />
          <DisplayTitle
            title={name}
            html={title}
            className={classNames(styles.title, name.length > LONG && styles.long)}
          />
          <div className={styles.row}>
            {text && <Lead>{text}</Lead>}
            {(contact || price) && (
              <div className={styles.actions}>
                {contact && <ButtonLink to={contact}>{t("pages.contactUs")}</ButtonLink>}
                {price && <PriceFrom from={price.from} />}
              </div>
            )}
          </div>
        </Wrap>
      </section>
      {(story || image) && (
        <section
          className={styles.explore}
          // The picture is on the side that the title leaves free.
          dir={directionOf(title)}
          data-text={story ? undefined : "none"}
        >
          <Wrap className={styles.grid}>
            {image && (
              <div className={styles.art} data-screen="">
                <Picture image={image} sizes={ART_SIZES} priority />
              </div>
            )}
            {story && (
              <div className={styles.text} dir={direction}>
                <h2>{t("service.explore")}</h2>
                <Prose html={story} />
              </div>
            )}
          </Wrap>
        </section>
      )}
    </>
  );
}
