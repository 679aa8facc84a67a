import { expect, test } from "vitest";
import { files, read } from "./tree.ts";

/** Words that are almost always unclear, and replacements. */
const INSTEAD: Record<string, string> = {
  asked: "requested, required (people are asked)",
  asks: "requests, requires (people ask)",
  kept: "stored, cached, retained; stays",
  said: "reported, stated",
  says: "reports, declares, states",
  told: "notified, passed; reads from",
  tells: "notifies, passes, shows",
  nobody: "no one; no …",
  whoever: "the caller; the user; anyone who",
  beside: "next to, in parallel; besides",
  worn: "used; themed",
  wears: "uses",
  dear: "expensive",
  brakes: "rate limits",
};

/** Most uses by the first matching area. Lower a number with each change that allows it. */
const LIMITS: Record<string, number> = {
  "apps/site/": 1,
  "apps/cms/": 2,
  "packages/contract/": 0,
  "packages/": 1,
  "integrations/": 0,
  "tools/": 0,
  "bench/": 0,
  "deploy/": 0,
  "tests/": 1,
  "": 1,
};
const areaOf = (path: string) => Object.keys(LIMITS).find((area) => path.startsWith(area));

const SOURCES = /\.(tsx?|m?js|d\.mts|php|css|sh|ya?ml|conf|md)$|(^|\/)Dockerfile$/;
/** The copy of the specification, and this list. */
const EXEMPT = new Set(["docs/specification.md", "tests/house/words.test.ts"]);

const blank = (text: string): string => text.replace(/[^\n]/g, " ");

/** A file's comments, or a document without its code and word list, on their lines. */
function prose(path: string, text: string): string {
  if (path.endsWith(".md")) {
    const words = path === "CONTRIBUTING.md" ? /^## Words[\s\S]*?(?=^## )/gm : /^$/gm;
    return text.replace(words, blank).replace(/^```[\s\S]*?^```|`[^`\n]*`/gm, blank);
  }
  const comments = /\.(sh|ya?ml|conf)$|Dockerfile$/.test(path)
    ? /(?:^|\s)#.*/g
    : /(?:^|\s)\/\/ .*|(?:^|\s|\{)\/\*[\s\S]*?\*\//g;
  let [end, out] = [0, ""];
  for (const { 0: comment, index } of text.matchAll(comments)) {
    out += blank(text.slice(end, index)) + comment;
    end = index + comment.length;
  }
  return out;
}

const PATTERN = new RegExp(`\\b(${Object.keys(INSTEAD).join("|")})\\b(?!-alive)`, "gi");

const found = files(SOURCES)
  .filter((path) => !EXEMPT.has(path))
  .flatMap((path) =>
    prose(path, read(path))
      .split("\n")
      .flatMap((line, at) =>
        [...line.matchAll(PATTERN)].map(([word]) => {
          const better = INSTEAD[word.toLowerCase()] ?? "";
          return { path, message: `${path}:${at + 1} "${word}": ${better}` };
        }),
      ),
  );

test.each(Object.entries(LIMITS))("plain words in comments and documents of /%s", (area, limit) => {
  const here = found.filter(({ path }) => areaOf(path) === area).map(({ message }) => message);
  expect(here.length > limit ? here : [], `${here.length} uses, at most ${limit}`).toEqual([]);
});
