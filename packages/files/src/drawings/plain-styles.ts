import { parse, type AtRule, type Rule } from "postcss";

const ALLOWED_RULES = new Set(["media", "supports", "keyframes"]);
/** Refers to a part of the same SVG. */
const OWN = /url\(\s*(["']?)#[\w.:-]+\1\s*\)/gi;
const FETCHES =
  /(?:url|src|image|image-set|cross-fade|element|attr|expression)\s*\(|@import|-moz-binding|behavior\s*:|javascript:/i;

/** Whether a browser might fetch or run something. Backslashes may spell anything: refused. */
export function reaches(value: string): boolean {
  return value.includes("\\") || value.includes("/*") || FETCHES.test(value.replace(OWN, ""));
}

const written = (text: string, raw: string | undefined): string => raw ?? text;

/** The rules that paint, without those that fetch; empty for invalid CSS. */
export function plainStyles(css: string, { filters } = { filters: true }): string {
  try {
    const root = parse(css);
    root.walkComments((comment) => void comment.remove());
    root.walkAtRules(
      (rule: AtRule) =>
        void (
          (!ALLOWED_RULES.has(rule.name.toLowerCase()) ||
            reaches(written(rule.params, rule.raws.params?.raw))) &&
          rule.remove()
        ),
    );
    root.walkRules(
      (rule: Rule) =>
        void (reaches(written(rule.selector, rule.raws.selector?.raw)) && rule.remove()),
    );
    root.walkDecls((declaration) => {
      const isFilter = !filters && /filter$/i.test(declaration.prop);
      if (isFilter || reaches(declaration.toString())) declaration.remove();
    });
    return root.toString().trim();
  } catch {
    return "";
  }
}

/** For a `style` attribute. */
export function plainDeclarations(css: string, keep = { filters: true }): string {
  return /[{}]/.test(css) ? "" : plainStyles(css, keep);
}
