"use client";
import { pageTitle, type Titled } from "@meridian/contract/page-title";
import { useConfig, useFormFields } from "@payloadcms/ui";
import { usePicture } from "#records/screens/seo/use-picture.ts";
import { SearchResult } from "#records/screens/seo/search-result.tsx";
import { asShown, DESCRIPTION_SHOWN } from "#records/search-texts/lengths.ts";
import "#records/screens/seo/seo.css";

interface SeoPreviewFormProps {
  siteUrl: string;
  titled: Titled;
  /** Background of the picture that the site generates for a page without one. */
  ground: string;
  ink: string;
}

export function SeoPreviewForm({ siteUrl, titled, ground, ink }: SeoPreviewFormProps) {
  const { config } = useConfig();
  const texts = useFormFields(([fields]) =>
    ["path", "title", "description"].map((name) => {
      const value = fields[name]?.value;
      return typeof value === "string" ? value.trim() : "";
    }),
  );
  const [path = "", own = "", description = ""] = texts;
  const image = useFormFields(([fields]) => fields.image?.value);
  const picture = usePicture(config.routes.api, image);
  const title = pageTitle(own || "The page's own title", titled);
  const shownDescription = description || "The page's own text, if it has one.";
  return (
    <section className="seo-preview" aria-label="Preview">
      <figure>
        <figcaption>Approximate search result</figcaption>
        <SearchResult siteUrl={siteUrl} path={path} title={title} description={description} />
      </figure>
      <figure>
        <figcaption>Approximate look when shared</figcaption>
        <div className="seo-preview-shared">
          {picture ? (
            <img src={picture} alt="" />
          ) : (
            <div className="seo-preview-drawn" style={{ background: ground, color: ink }}>
              <span dir="auto">{own || "The page's own title"}</span>
              <small>The page's picture, or a generated one with its title</small>
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
