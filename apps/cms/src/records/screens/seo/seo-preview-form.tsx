"use client";
import { pageTitle, type Titled } from "@meridian/contract/page-title";
import { useConfig, useDocumentInfo, useFormFields } from "@payloadcms/ui";
import { useWords } from "#admin-ui/words/use-words.ts";
import { usePicture } from "#records/screens/seo/use-picture.ts";
import { SearchResult } from "#records/screens/seo/search-result.tsx";
import { asShown, DESCRIPTION_SHOWN } from "#records/search-texts/lengths.ts";
import "#records/screens/seo/seo.css";

interface SeoPreviewFormProps {
  siteUrl: string;
  /** `/services/{slug}` */
  address: string;
  /** The field with the page's own title. */
  titleField: string | undefined;
  /** The title that the settings give the page; without any the preview has a placeholder. */
  titleOfPage: string;
  /** The group of the texts; `""` for the form's own fields. */
  group: string;
  titled: Titled;
  /** Background of the picture that the site generates for a page without one. */
  ground: string;
  ink: string;
}

/** As the site prints it: the home page's begins with the brand. */
const ownTitle = (field: string, path: string, { brand }: Titled): string => {
  const plain = field.replace(/<br ?\/?>/g, " ").replace(/<\/?(?:strong|em)>/g, "");
  return path === "/" && plain !== "" ? `${brand.name}: ${plain}` : plain;
};

export function SeoPreviewForm(props: SeoPreviewFormProps) {
  const { siteUrl, address, titleField = "", titleOfPage, group, titled, ground, ink } = props;
  const t = useWords();
  const { config } = useConfig();
  const { id = "…" } = useDocumentInfo();
  const prefix = group === "" ? "" : `${group}.`;
  const texts = useFormFields(([fields]) =>
    ["path", "slug", titleField, `${prefix}title`, `${prefix}description`].map((name) => {
      const value = fields[name]?.value;
      return typeof value === "string" ? value.trim() : "";
    }),
  );
  const [ownPath = "", slug = "", pageOwn = "", written = "", description = ""] = texts;
  const path = address
    .replace("{path}", () => ownPath)
    .replace("{slug}", () => slug || "…")
    .replace("{id}", String(id));
  const own = written || ownTitle(pageOwn, path, titled) || titleOfPage;
  const image = useFormFields(([fields]) => fields[`${prefix}image`]?.value);
  const picture = usePicture(config.routes.api, image);
  const ownOrAny = own || t("The page's own title");
  const title = pageTitle(ownOrAny, titled);
  const shownDescription = description || t("The page's own text, if it has one.");
  return (
    <section className="seo-preview" aria-label={t("Preview")}>
      <figure>
        <figcaption>{t("Approximate search result")}</figcaption>
        <SearchResult {...{ siteUrl, path, title }} description={shownDescription} />
      </figure>
      <figure>
        <figcaption>{t("Approximate look when shared")}</figcaption>
        <div className="seo-preview-shared">
          {picture ? (
            <img src={picture} alt="" />
          ) : (
            <div className="seo-preview-drawn" style={{ background: ground, color: ink }}>
              <span dir="auto">{ownOrAny}</span>
              <small>{t("The page's picture, or a generated one with its title")}</small>
            </div>
          )}
          <span className="seo-preview-address">{new URL(siteUrl).host}</span>
          <strong dir="auto">{title}</strong>
          <p dir="auto">{asShown(shownDescription, DESCRIPTION_SHOWN)}</p>
        </div>
      </figure>
    </section>
  );
}
