/** Commands, files and settings in the documents exist; settings in code are documented. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { contentHostSettings } from "@meridian/settings/content-host";
import { exampleFile } from "@meridian/settings/documents";
import { entriesOf, settingsIn } from "@meridian/settings/setting";
import { siteSettings } from "@meridian/settings/site";
import { expect, test } from "vitest";
import { checks } from "../../tools/checks.mjs";
import { files, read, root } from "./tree.ts";

const documents = files(/\.md$/);
const checked = [
  ...documents,
  ...files(/^\.env\.example$|^compose\.yaml$|^deploy\/|(^|\/)Dockerfile$/),
];
const scriptsOf = (path: string) =>
  JSON.parse(read(path)) as { name: string; scripts?: Record<string, string> };
const everyMatch = (paths: string[], pattern: RegExp): [path: string, ...groups: string[]][] =>
  paths.flatMap((path) =>
    [...read(path).matchAll(pattern)].map(([, ...groups]): [string, ...string[]] => [
      path,
      ...groups,
    ]),
  );

test("every command of npm is one of ours, in the workspace it names", () => {
  const workspaces = new Map(
    files(/^(apps|packages)\/[^/]+\/package\.json$/)
      .map(scriptsOf)
      .map(({ name, scripts = {} }) => [name, scripts]),
  );
  const ours = scriptsOf("package.json").scripts ?? {};
  const named = everyMatch(checked, /\bnpm run ([a-z][\w:-]*)(?: -w (@meridian\/\w+))?/g);
  expect(named.length).toBeGreaterThan(40);
  expect(
    named.filter(
      ([, script = "", workspace]) =>
        !(script in ((workspace === undefined ? ours : workspaces.get(workspace)) ?? {})),
    ),
  ).toEqual([]);
});

test("every check in `npm test -- <name>` exists", () => {
  const named = everyMatch(checked, /\bnpm test -- ([a-z][a-z0-9 -]*)/g).flatMap(
    ([path, names = ""]) =>
      names
        .trim()
        .split(" ")
        .map((name) => [path, name] as const),
  );
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter(([, name]) => !(name in checks))).toEqual([]);
});

test("every file or folder that is named exists", () => {
  const isThere = (place: string): boolean => {
    if (!place.includes("*")) return existsSync(join(root, place));
    const pattern = new RegExp(
      `^${place.replace(/[.+?^$()[\]{}|]/g, "\\$&").replaceAll("*", "[^/]*")}$`,
    );
    return files(pattern).length > 0;
  };
  const named = everyMatch(
    checked,
    /`((?:apps|app|bench|deploy|docs|packages|tests|tools)\/[\w.@*/-]*)/g,
  );
  expect(named.length).toBeGreaterThan(40);
  // `app/` is in the site.
  expect(
    named.filter(
      ([, place = ""]) =>
        !place.includes("NNN") && !isThere(place.startsWith("app/") ? `apps/site/${place}` : place),
    ),
  ).toEqual([]);
  const links = everyMatch(documents, /\]\(([^)#:\s]+)\)/g);
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter(([path, link = ""]) => !existsSync(join(root, dirname(path), link)))).toEqual(
    [],
  );
});

const settings = new Set(
  [...read(".env.example").matchAll(/^#([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name ?? ""),
);

/**
 * Not for operators: of the system and other tools, of the tests (CONTRIBUTING.md), and values between
 * our processes.
 */
const NOT_SETTINGS =
  /^(CI|DEV|PATH|LD_LIBRARY_PATH|NODE_ENV|NODE_EXTRA_CA_CERTS|FORCE_COLOR|NEXT_\w+|E2E_RUN|FAULTS|HISTORY_(?:SEED|SURVEY)|OTEL_(?:SERVICE_NAME|RESOURCE_ATTRIBUTES|EXPORTER_OTLP_HEADERS)|TEST_PORT|CHROME_PATH|WORDPRESS_(?:PLUGINS|CORE)|(?:NODE|POSTGRES|NGINX|VALKEY|VERSITYGW)_DIGEST|CMS_SCHEMA_ONLY|POSTGRES_USER|POSTGRES_PASSWORD(_FILE)?)$/;

test("every setting that the code reads is in .env.example, and nothing else is", () => {
  const sources = files(/^(apps|packages|tools|bench|tests)\/.*\.(ts|tsx|mjs)$/).concat(
    files(/^[^/]+\.config\.(ts|mjs)$/),
  );
  const direct = everyMatch(sources, /(?<!meta\.)\benv(?:\.|\[")([A-Z][A-Z0-9_]+)\b/g).map(
    ([, name = ""]) => name,
  );
  const taken = everyMatch(sources, /\{ ?([^{}]*)\} = process\.env\b/g).flatMap(
    ([, names = ""]) => names.match(/\b[A-Z][A-Z0-9_]{2,}\b/g) ?? [],
  );
  const listed = [siteSettings, contentHostSettings].flatMap((app) =>
    settingsIn(entriesOf(app)).map(({ name }) => name),
  );
  const composed = everyMatch(["compose.yaml"], /\$\{([A-Z0-9_]+)/g).map(([, name = ""]) => name);
  const readByCode = new Set([...direct, ...taken, ...listed, ...composed]);
  expect([...readByCode].filter((name) => !settings.has(name) && !NOT_SETTINGS.test(name))).toEqual(
    [],
  );
  expect([...settings].filter((name) => !readByCode.has(name))).toEqual([]);
});

test("the list of settings is as `npm run settings` writes it", () => {
  expect(read(".env.example")).toBe(exampleFile());
});

test("every setting that a document names is in .env.example", () => {
  const named = everyMatch(
    documents.filter((path) => !path.startsWith("docs/decisions/")),
    /`(?:[\w./]+ )?([A-Z][A-Z0-9]*_[A-Z0-9_]+)\b/g,
  );
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter(([, name = ""]) => !settings.has(name) && !NOT_SETTINGS.test(name))).toEqual(
    [],
  );
});
