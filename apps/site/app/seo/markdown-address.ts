/** Each page as Markdown has the page's address and this ending (AI-01). */
const ENDING = ".md";
const HOME = "/index";

/** `/clients.md` for `/clients`, `/index.md` for the home page; query and fragment stay. */
export function markdownAddress(address: string): string {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  return (path === "/" ? HOME : path) + ENDING + rest;
}

/** The page of a Markdown address, with its query; `null` for other addresses. */
export function pageOfMarkdown(address: string): string | null {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  if (!path.endsWith(ENDING) || path.endsWith(`/${ENDING}`)) return null;
  const page = path.slice(0, -ENDING.length);
  return (page === HOME ? "/" : page) + rest;
}
