import { Fragment } from "react";
import type { ShownBlock } from "#app/pages/landing/read-landing.server.ts";
import { DocumentForm } from "#app/forms/document/document-form.tsx";
import { useLanguage } from "#app/language/language.ts";
import { sizeIn } from "#app/text/size-in.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Lead } from "#app/ui/lead.tsx";
import { Picture } from "#app/ui/picture.tsx";
import styles from "./download.module.css";

/** OWN-156: a PDF with its first page and what a visitor gets. */
export function Download({
  title,
  text,
  language,
  button,
  address,
  document,
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
        <p className={styles.facts}>
          {/* Apart: in a text of the other direction a number would join its neighbour. */}
          {facts.map((fact, index) => (
            <Fragment key={fact}>
              {index > 0 && " · "}
              <bdi>{fact}</bdi>
            </Fragment>
          ))}
        </p>
        {document?.isBehindForm ? (
          <DocumentForm
            {...{ id: document.id, name: document.name, mark: document.mark, button }}
          />
        ) : (
          <ButtonLink
            to={address}
            aria-label={nameOf(button || t("landing.download"), title)}
            data-document={document?.id}
          >
            {button || t("landing.download")}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** Two documents on a page have buttons of different names. */
const nameOf = (button: string, title: string): string => (title ? `${button}: ${title}` : button);
