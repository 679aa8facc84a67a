import { sectionIds } from "#records/kinds/articles.ts";
import { plainText } from "#records/rich-text/plain-text.ts";

export interface ArticleSection {
  id: string;
  title: string;
  body: string;
}

const SECTION = /<section id="([^"]*)">(?:<h2>(.*?)<\/h2>)?(.*?)<\/section>/gs;

/** Reads this host's format. Throws for anything else. */
export function sectionsOf(content: string): ArticleSection[] {
  const sections = [...content.matchAll(SECTION)].map(([, id = "", title = "", body = ""]) => ({
    id,
    title: plainText(title),
    body,
  }));
  const rest = content.replace(SECTION, "").trim();
  if (rest) throw new Error(`outside the article's sections: ${rest.slice(0, 80)}`);
  const ids = sectionIds(sections.map(({ title }) => title));
  const other = sections.find(({ id }, at) => id !== ids[at]);
  if (other)
    throw new Error(
      `the article's section ${other.id} is not named after its title ${JSON.stringify(other.title)}`,
    );
  return sections;
}

/** Sections of any HTML, from `h2` to `h2`. Text before, or below an empty one, has no title. */
export function sectionsAtHeadings(content: string): { title: string; body: string }[] {
  const [before = "", ...parts] = content.split(/<h2\b[^>]*>/i);
  const lead = plainText(before) === "" ? [] : [{ title: "", body: before }];
  const sections = parts.map((part) => {
    const end = /<\/h2\s*>/i.exec(part);
    return {
      title: plainText(end ? part.slice(0, end.index) : part),
      body: end ? part.slice(end.index + end[0].length) : "",
    };
  });
  return [...lead, ...sections];
}
