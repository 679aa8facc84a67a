import type { ShownBlock } from "#app/pages/landing/read-landing.server.ts";
import { useLanguage } from "#app/language/language.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Lead } from "#app/ui/lead.tsx";
import { Picture } from "#app/ui/picture.tsx";
import styles from "./download.module.css";

const MEGABYTE = 1_000_000;

function sizeIn(language: string, bytes: number): string {
  const isLarge = bytes >= MEGABYTE;
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: isLarge ? "megabyte" : "kilobyte",
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / MEGABYTE : Math.max(1, bytes / 1000));
}

/** OWN-156: a PDF with its first page and what a visitor gets. */
export function Download({
  title,
  text,
  language,
  button,
  address,
  bytes,
  pages,
  cover,
}: ShownBlock<"download">) {
  const { t, code } = useLanguage();
  const facts = [
    "PDF",
    pages ? t("landing.pages", { count: pages }) : "",
    bytes ? sizeIn(code, bytes) : "",
    language,
  ].filter(Boolean);
  return (
    <div className={styles.download} data-cover={cover ? "" : undefined}>
      {cover && <Picture className={styles.cover} image={cover} sizes="14rem" />}
      <div>
        {title && <h2>{title}</h2>}
        <Lead>{text}</Lead>
        <p className={styles.facts}>{facts.join(" · ")}</p>
        <ButtonLink to={address} aria-label={nameOf(button || t("landing.download"), title)}>
          {button || t("landing.download")}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Two documents on a page have buttons of different names. */
const nameOf = (button: string, title: string): string => (title ? `${button}: ${title}` : button);
