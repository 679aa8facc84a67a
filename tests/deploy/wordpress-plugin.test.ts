/**
 * The WordPress plugin as far as PHP alone can test it: syntax, and a table with every field of the
 * contract in its kind. `npm run wordpress` tests it in a WordPress.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { calls, type GetCallName } from "@meridian/contract";
import { describe, expect, test } from "vitest";
import { shapeOf, type Shape } from "../../packages/contract/src/wordpress/shape-of.ts";
import { files, read, root } from "../house/tree.ts";

const BINARY = "/usr/bin/php";
const reason = existsSync(BINARY) ? "" : `no ${BINARY}: apt-get install php-cli`;
const PLUGIN = "integrations/wordpress/meridian";
const sources = files(/^(integrations|tests)\/.*\.php$/);
const php = (args: string[], input = "") =>
  spawnSync(BINARY, ["-d", "display_errors=stderr", ...args], {
    cwd: root,
    input,
    encoding: "utf8",
    maxBuffer: 1 << 24,
  });

/** A kind of value, or the fields of a group or a row. */
type Tree = string | { [name: string]: Tree };

interface Field {
  type: string;
  fields?: Record<string, Field>;
  bare?: string;
  word?: true;
}

/** The plugin's types that the contract reads as another kind. */
const READ_AS: Record<string, string> = { rows: "list" };

function treeOfField(field: Field): Tree {
  if (field.type === "select") return field.word ? "text" : { value: "text", label: "text" };
  if (field.bare !== undefined) {
    const item = field.fields?.[field.bare];
    return { "[]": item ? treeOfField(item) : "nothing" };
  }
  if (field.fields === undefined) return READ_AS[field.type] ?? field.type;
  const inner = treeOfFields(field.fields);
  return field.type === "rows" ? { "[]": inner } : inner;
}
const treeOfFields = (fields: Record<string, Field>): { [name: string]: Tree } =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, treeOfField(field)]));

function treeOfShape(shape: Shape | undefined): Tree {
  if (shape === undefined) return "unknown";
  if (shape.kind === "one" || shape.kind === "first") return treeOfShape(shapeOf(shape.item));
  if (shape.kind === "list") return { "[]": treeOfShape(shapeOf(shape.item)) };
  if (shape.kind !== "group") return shape.kind;
  return Object.fromEntries(
    Object.entries(shape.entries).map(([name, entry]) => [name, treeOfShape(shapeOf(entry))]),
  );
}

/** Members that WordPress has, or that the plugin adds without the table. */
const NATIVE =
  /^(id|ID|slug|title|post_title|post_name|featured_image_url|position_name|post_date)$/;
/** Members of a kind without a field. */
const OUTSIDE: Record<string, string[]> = {
  article: ["content"],
  "career-post": ["status"],
  vacancy: ["date", "vacancies_filter"],
  "blog-post": ["author", "categories", "tags", "modified"],
};
/** Kinds with a separate field for the title. */
const TITLED = new Set(["legal"]);

const KINDS: [kind: string, call: GetCallName][] = [
  ["service", "service"],
  ["case-study", "caseStudy"],
  ["article", "article"],
  ["career-post", "careerPost"],
  ["blog-post", "blogPost"],
  ["home", "home"],
  ["about", "about"],
  ["clients", "clients"],
  ["legal", "privacyPolicy"],
  ["career", "career"],
  ["road-map", "roadMap"],
  ["technology", "technology"],
  ["expertise", "expertise"],
  ["vacancy", "vacancy"],
  ["specialisation-cost", "specialisationCosts"],
];

describe.skipIf(reason !== "")(`the WordPress plugin${reason && ` (skipped: ${reason})`}`, () => {
  test("every file is PHP without a mistake of syntax", () => {
    expect(sources.length).toBeGreaterThan(30);
    // `php -l` of all files in one process.
    const code = `foreach (json_decode(stream_get_contents(STDIN)) as $file) {
      try { token_get_all(file_get_contents($file), TOKEN_PARSE); } catch (ParseError $error) { echo "$file: {$error->getMessage()}\n"; }
    }`;
    const { stdout, stderr } = php(["-r", code], JSON.stringify(sources));
    expect(stdout + stderr).toBe("");
  });

  test("none of its files does anything when requested directly", () => {
    const own = sources.filter((file) => file.startsWith(PLUGIN));
    expect(
      own.filter(
        (file) => !/^defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;$/m.test(read(file)),
      ),
    ).toEqual([]);
  });

  test("is licensed like WordPress's plugins, and declares it", () => {
    expect(read(`${PLUGIN}/meridian.php`)).toContain("License:           GPL-2.0-or-later");
    expect(read(`${PLUGIN}/LICENSE`)).toContain("GNU GENERAL PUBLIC LICENSE");
  });

  let known: Record<string, { fields: Record<string, Field> }> | undefined;
  const table = (): NonNullable<typeof known> => (known ??= readTable());
  const readTable = (): NonNullable<typeof known> => {
    const file = join(root, PLUGIN, "includes/fields/field-table.php");
    const code = `define('ABSPATH', '/'); require '${file}'; echo json_encode(Meridian\\field_table());`;
    return JSON.parse(php(["-r", code]).stdout) as NonNullable<typeof known>;
  };

  test.each(KINDS)("%s has every field of the call %s, and no other", (kind, call) => {
    const whole = treeOfShape(shapeOf(calls[call].reply)) as { [name: string]: Tree };
    const record = (whole["[]"] ?? whole) as { [name: string]: Tree };
    const wanted = Object.fromEntries(
      Object.entries(record).filter(
        ([name]) =>
          !(NATIVE.test(name) && !(name === "title" && TITLED.has(kind))) &&
          !OUTSIDE[kind]?.includes(name),
      ),
    );
    // In the contract a blog post's date is a text, because its day depends on the whole list's
    // dates.
    const dated = kind === "blog-post" ? { ...wanted, date: "day" } : wanted;
    expect(treeOfFields(table()[kind]?.fields ?? {})).toEqual(dated);
  });

  test("the options have every field of their call", () => {
    const { acf } = treeOfShape(shapeOf(calls.options.reply)) as { acf: Tree };
    expect(treeOfFields(table().options?.fields ?? {})).toEqual(acf);
  });
});
