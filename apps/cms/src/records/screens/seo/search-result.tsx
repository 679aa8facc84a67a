import {
  addressWords,
  asShown,
  DESCRIPTION_SHOWN,
  TITLE_SHOWN,
} from "#records/search-texts/lengths.ts";

interface SearchResultProps {
  siteUrl: string;
  path: string;
  /** By the template. */
  title: string;
  description: string;
}

/** A page approximately as a search engine shows it. */
export function SearchResult({ siteUrl, path, title, description }: SearchResultProps) {
  return (
    <div className="seo-preview-result">
      <span className="seo-preview-address">{addressWords(siteUrl, path)}</span>
      <strong dir="auto">{asShown(title, TITLE_SHOWN)}</strong>
      <p dir="auto">{asShown(description, DESCRIPTION_SHOWN)}</p>
    </div>
  );
}
