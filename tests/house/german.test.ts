/** The admin's German (decision 133): each text of a screen is in its module's table, and no other. */
import { expect, test } from "vitest";
import ts from "typescript";
import { files, read } from "./tree.ts";

const SOURCE = "apps/cms/src/";
/** Modules whose screens speak through `t`. */
const DONE: readonly string[] = [
  "accounts",
  "admin-ui",
  "dashboard",
  "inbox",
  "library",
  "publishing",
  "records",
  "translations",
];

interface Found {
  /** Texts given to `t`, `t.parts` or `t.count`. */
  texts: string[];
  /** What a person would read that does not go through `t`, with its line. */
  bare: string[];
}

const isReadable = (text: string): boolean =>
  /^\s*[A-Z][^A-Z_]*[a-z]/.test(text) && / /.test(text.trim());
const READ_ATTRIBUTES = new Set([
  "aria-label",
  "alt",
  "title",
  "label",
  "placeholder",
  "description",
]);

function isOfT(node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false;
  const called = node.expression;
  return (
    (ts.isIdentifier(called) && called.text === "t") ||
    (ts.isPropertyAccessExpression(called) &&
      ts.isIdentifier(called.expression) &&
      called.expression.text === "t" &&
      (called.name.text === "parts" || called.name.text === "count"))
  );
}

function textsIn(node: ts.Node): string[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (ts.isConditionalExpression(node))
    return [...textsIn(node.whenTrue), ...textsIn(node.whenFalse)];
  if (ts.isParenthesizedExpression(node)) return textsIn(node.expression);
  return [];
}

function bareOf(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return /\p{L}{2}/u.test(node.text) ? node.text.trim() : null;
  if (ts.isJsxAttribute(node) && node.initializer && ts.isStringLiteral(node.initializer))
    return READ_ATTRIBUTES.has(node.name.getText()) && /\p{L}{2}/u.test(node.initializer.text)
      ? node.initializer.text
      : null;
  if (ts.isJsxAttribute(node.parent ?? node)) return null;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
    return isReadable(node.text) ? node.text : null;
  if (ts.isTemplateExpression(node))
    return isReadable(
      node.head.text + node.templateSpans.map((span) => span.literal.text).join("x"),
    )
      ? node.getText()
      : null;
  return null;
}

/** Errors for developers, types and imports are not read in the admin. */
const isSkipped = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) ||
  ts.isTypeNode(node) ||
  (ts.isNewExpression(node) && node.expression.getText() === "Error");

const parsed = (path: string): ts.SourceFile =>
  ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

function readSource(path: string): Found {
  const source = parsed(path);
  const found: Found = { texts: [], bare: [] };
  const visit = (node: ts.Node): void => {
    if (isSkipped(node)) return;
    if (ts.isCallExpression(node) && isOfT(node)) {
      const isCount = node.expression.getText() === "t.count";
      for (const [at, argument] of node.arguments.entries())
        if (isCount ? at === 1 || at === 2 : at === 0) found.texts.push(...textsIn(argument));
        else visit(argument);
      return;
    }
    const bare = bareOf(node);
    if (bare !== null) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.bare.push(`${path}:${line + 1}: ${bare}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const sources = files(/^apps\/cms\/src\/.*\.tsx?$/).filter((path) => !/\.test\.tsx?$/.test(path));
const inModule = (module: string): string[] =>
  sources.filter((path) => path.startsWith(`${SOURCE}${module}/`));
const tableOf = (module: string): Record<string, string> =>
  JSON.parse(read(`${SOURCE}${module}/german/screens.json`));
const valuesOf = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name).toSorted();

test.each(DONE)("[OWN-172] each text of %s is in German, and no other is kept", (module) => {
  const texts = new Set(inModule(module).flatMap((path) => readSource(path).texts));
  const table = tableOf(module);
  expect([...texts].filter((text) => !Object.hasOwn(table, text))).toEqual([]);
  // A text may be a constant that `t` gets by name: then it is in the module, or in the packages.
  const whole = [
    ...inModule(module),
    ...files(/^packages\/(?:contract|files|messages)\/src\/.*\.ts$/),
  ]
    .map(read)
    .join("\n");
  expect(
    Object.keys(table).filter(
      (text) => !texts.has(text) && !whole.includes(JSON.stringify(text).slice(1, -1)),
    ),
  ).toEqual([]);
});

test.each(DONE)("[OWN-172] no screen of %s has a text that stays English", (module) => {
  const screens = inModule(module).filter((path) => path.endsWith(".tsx"));
  expect(screens.flatMap((path) => readSource(path).bare)).toEqual([]);
});

/** Of each element with a name by `aria-label`: the name's texts, and those that are seen in it. */
function namesIn(path: string): { names: string[]; seen: string[] }[] {
  const source = parsed(path);
  const found: { names: string[]; seen: string[] }[] = [];
  const textsOf = (within: ts.Node): string[] => {
    const texts: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && isOfT(node) && node.arguments[0])
        texts.push(...textsIn(node.arguments[0]));
      ts.forEachChild(node, visit);
    };
    visit(within);
    return texts;
  };
  const visit = (node: ts.Node): void => {
    const label =
      ts.isJsxElement(node) &&
      node.openingElement.attributes.properties.find(
        (one) => ts.isJsxAttribute(one) && one.name.getText() === "aria-label",
      );
    if (label) found.push({ names: textsOf(label), seen: node.children.flatMap(textsOf) });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test("[OWN-172] a name has the words that are seen, in German as in English (WCAG 2.5.3)", () => {
  const german: Record<string, string> = Object.assign({}, ...DONE.map(tableOf));
  const has = (name = "", seen = ""): boolean => name.toLowerCase().includes(seen.toLowerCase());
  const pairs = sources
    .filter((path) => path.endsWith(".tsx"))
    .flatMap(namesIn)
    .flatMap(({ names, seen }) => names.flatMap((name) => seen.map((one) => [name, one] as const)))
    .filter(([name, seen]) => has(name, seen));
  expect(pairs.length).toBeGreaterThan(10);
  expect(pairs.filter(([name, seen]) => !has(german[name], german[seen]))).toEqual([]);
});

test("[OWN-172] a German text has the values of the English one", () => {
  const tables = files(/^apps\/cms\/src\/.*\/german\/\w+\.json$/);
  expect(tables.length).toBeGreaterThan(0);
  const wrong = tables.flatMap((path) =>
    Object.entries(JSON.parse(read(path)) as Record<string, string>)
      .filter(([english, german]) => String(valuesOf(english)) !== String(valuesOf(german)))
      .map(([english]) => `${path}: ${english}`),
  );
  expect(wrong).toEqual([]);
});

/** `{n}` and a plural: a limit or another number that is never 1 has another name. */
const COUNTED = {
  english: /\{n\} (?:(?!of\b)\p{Ll}+ ){0,2}?(?!(?:has|is|its|was)\b)(\p{Ll}+s|people)\b/u,
  /** A noun has a capital. */
  german: /\{n\} (?:\p{Ll}+ ){0,2}?\p{Lu}\p{Ll}/u,
};

const APART = /[\s.,:()]+/;

/** `{n} day` of `{n} days`: the sentence with another form of the noun and few other words. */
function hasSingular(text: string, all: readonly string[]): boolean {
  const [, noun = ""] = COUNTED.english.exec(text) ?? [];
  const words = text.split(APART);
  return all.some((other) => {
    const others = other.split(APART);
    const form = others[words.indexOf(noun)] ?? "";
    const isForm = form !== noun && form.startsWith(noun.slice(0, 2));
    return isForm && words.filter((word, at) => word !== others[at]).length <= 5;
  });
}

test("[OWN-172] a text with a number and a noun has both forms", () => {
  const tables = files(/^apps\/cms\/src\/.*\/german\/\w+\.json$/).map(
    (path): Record<string, string> => JSON.parse(read(path)),
  );
  const counted = tables.flatMap((table) =>
    Object.entries(table)
      .filter(([english, german]) => COUNTED.english.test(english) && COUNTED.german.test(german))
      .map(([text]) => ({ text, table })),
  );
  expect(counted.length).toBeGreaterThan(30);
  const lacking = counted.filter(({ text, table }) => !hasSingular(text, Object.keys(table)));
  expect(lacking.map(({ text }) => text)).toEqual([]);
});

test("[OWN-172] a text has one German on all screens", () => {
  const german = new Map<string, Set<string>>();
  for (const path of files(/^apps\/cms\/src\/.*\/german\/screens\.json$/))
    for (const [english, text] of Object.entries(JSON.parse(read(path)) as Record<string, string>))
      german.set(english, (german.get(english) ?? new Set()).add(text));
  expect([...german].filter(([, texts]) => texts.size > 1).map(([english]) => english)).toEqual([]);
});
