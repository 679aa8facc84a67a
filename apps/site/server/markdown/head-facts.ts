import { Parser } from "htmlparser2";

/** What a page's head states about it; `""`: nothing. */
export interface HeadFacts {
  title: string;
  /** Absolute. */
  canonical: string;
  /** BCP 47. */
  language: string;
  /** Of an article. */
  date: string;
  modified: string;
  /** The page in other languages. */
  versions: { code: string; address: string }[];
}

const LONGEST_TITLE = 300;

export function headFacts(html: string): HeadFacts {
  const head: HeadFacts = {
    title: "",
    canonical: "",
    language: "",
    date: "",
    modified: "",
    versions: [],
  };
  let isTitle = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      isTitle = name === "title";
      note(head, name, attributes);
    },
    ontext(text) {
      if (isTitle) head.title += text;
    },
    onclosetag(name) {
      isTitle &&= name !== "title";
    },
  });
  parser.end(html.slice(0, html.search(/<\/head>/i)));
  head.title = head.title.slice(0, LONGEST_TITLE).replaceAll("\u00ad", "");
  head.versions = head.versions.filter(({ code }) => code !== head.language);
  return head;
}

function note(head: HeadFacts, name: string, attributes: Record<string, string>): void {
  const { rel, href = "", hreflang, property, content = "" } = attributes;
  if (name === "html") head.language = attributes.lang ?? "";
  else if (name === "link" && rel === "canonical") head.canonical = href;
  else if (name === "link" && rel === "alternate" && hreflang && hreflang !== "x-default")
    head.versions.push({ code: hreflang, address: href });
  else if (property === "article:published_time") head.date = content;
  else if (property === "article:modified_time") head.modified = content;
}
