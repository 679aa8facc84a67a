/** Builds browser.ts, and a file per island and script, after React Router's build. */
import { globSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin, type Rolldown } from "vite";

const folder = import.meta.dirname;
const sources = [
  "app/browser.ts",
  ...globSync(["app/**/*.island.tsx", "app/**/*.script.ts"], { cwd: folder }),
];
/** `contact-form` of `contact-form.island.tsx`. Duplicate names would overwrite each other. */
const nameOf = (path: string): string =>
  basename(path).replace(/\.(?:island\.tsx|script\.ts|ts)$/, "");
const input = Object.fromEntries(sources.map((path) => [nameOf(path), join(folder, path)]));
if (Object.keys(input).length < sources.length)
  throw new Error(
    `vite.browser.config.ts: two of these files have one name: ${sources.join(", ")}`,
  );

/** Imported at run time by every page's script; its messages are loaded with it. */
const LATE = "show-get-in-touch";

/** Keys in `t("…")` and `<Message of="…">`, in compiled sources. */
const MESSAGE = /(?:\bt\(|\bof:)\s*["'`]([a-z][\w.-]*)["'`]/g;

/** Only the server uses it, and by it the words of all forms. */
const LANGUAGE = fileURLToPath(import.meta.resolve("@meridian/messages/language"));

/** Writes the file, imports and messages of each name, for the server (server/build.ts). */
const listFiles: Plugin = {
  name: "list-files",
  async writeBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(
      (file): file is Rolldown.OutputChunk => file.type === "chunk",
    );
    const needsOf = (file: string, seen = new Set<string>()): Set<string> => {
      for (const one of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
        if (!seen.has(one)) needsOf(one, seen.add(one));
      return seen;
    };
    const messagesOf = (module: string | null, seen = new Set<string>()): string[] => {
      const info = module === null || seen.has(module) ? null : this.getModuleInfo(module);
      if (!info || !module || module === LANGUAGE) return [];
      seen.add(module);
      const own = [...(info.code ?? "").matchAll(MESSAGE)].map(([, key = ""]) => key);
      const others = [...info.importedIds, ...info.dynamicallyImportedIds];
      return [...own, ...others.flatMap((other) => messagesOf(other, seen))];
    };
    const address = (file: string): string => `/${file}`;
    const late = chunks.find(({ name }) => name === LATE)?.facadeModuleId ?? "";
    if (!late) throw new Error(`vite.browser.config.ts: no part has the name ${LATE}`);
    const files = chunks
      .filter(({ name, isEntry }) => isEntry || name === LATE)
      .map(({ name, fileName, facadeModuleId }) => [
        name,
        {
          address: address(fileName),
          needs: [...needsOf(fileName)].map(address),
          messages: [
            ...new Set(messagesOf(facadeModuleId, new Set(name === LATE ? [] : [late]))),
          ].toSorted(),
        },
      ]);
    await writeFile(join(folder, "build/browser.json"), JSON.stringify(Object.fromEntries(files)));
  },
};

/** The page's stylesheet has all styles: CSS modules here give only their class names. */
const withoutStyles: Plugin = {
  name: "without-styles",
  enforce: "pre",
  generateBundle: {
    order: "pre",
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === "chunk") file.viteMetadata?.importedCss.clear();
        else if (file.fileName.endsWith(".css")) delete bundle[file.fileName];
    },
  },
};

/** The modules that these files import, to the end. */
function importsOf(files: string[], context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set(files.map((path) => join(folder, path)));
  for (const id of found)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/** By the lightest kind of part that imports it: no script loads what only islands need. */
function kindOf(id: string, context: Rolldown.ChunkingContext): string {
  if (importsOf(["app/browser.ts"], context).has(id)) return "browser-shared";
  const scripts = sources.filter((path) => path.endsWith(".script.ts"));
  return importsOf(scripts, context).has(id) ? "scripts-shared" : "islands-shared";
}

/** Groups of shared modules: not dozens of files of a few hundred bytes, each with a request. */
const groups = [
  { name: "react", test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 1 },
  { name: kindOf, debugName: "kinds", minShareCount: 2 },
];

export default defineConfig({
  plugins: [listFiles, withoutStyles],
  build: {
    outDir: "build/client",
    emptyOutDir: false,
    copyPublicDir: false,
    target: "es2022",
    assetsInlineLimit: 0,
    cssMinify: true,
    modulePreload: false,
    rolldownOptions: {
      input,
      preserveEntrySignatures: "strict",
      output: { codeSplitting: { groups } },
    },
  },
  css: { modules: { localsConvention: "camelCaseOnly" } },
});
