/**
 * What browsers load: browser.ts, and a file for each island and each script. After React Router's
 * build, into the same folder.
 */
import { globSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { shortClassName } from "./class-names.ts";

const folder = import.meta.dirname;
const sources = [
  "app/browser.ts",
  ...globSync(["app/**/*.island.tsx", "app/**/*.script.ts"], { cwd: folder }),
];
/** `contact-form` of `contact-form.island.tsx`. Two of one name would take each other's place. */
const nameOf = (path: string): string =>
  basename(path).replace(/\.(?:island\.tsx|script\.ts|ts)$/, "");
const input = Object.fromEntries(sources.map((path) => [nameOf(path), join(folder, path)]));
if (Object.keys(input).length < sources.length)
  throw new Error(
    `vite.browser.config.ts: two of these files have one name: ${sources.join(", ")}`,
  );

/** Writes which file each name is, and what it imports, for the server (server/build.ts). */
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
    const address = (file: string): string => `/${file}`;
    const files = chunks
      .filter(({ isEntry }) => isEntry)
      .map(({ name, fileName }) => [
        name,
        { address: address(fileName), needs: [...needsOf(fileName)].map(address) },
      ]);
    await writeFile(join(folder, "build/browser.json"), JSON.stringify(Object.fromEntries(files)));
  },
};

/** What is shown only later, on pages that may not have its styles. */
const LATER = "show-get-in-touch";

/**
 * The pages have the styles of all that stands on them: fetched again, they would be applied to the
 * whole page at the first touch of a form.
 */
const stylesOfLaterParts: Plugin = {
  name: "styles-of-later-parts",
  enforce: "pre",
  generateBundle: {
    order: "pre",
    handler(_, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === "chunk" ? [[file.fileName, file] as const] : [],
        ),
      );
      const stylesOf = (chunk: Rolldown.OutputChunk | undefined): string[] => [
        ...(chunk?.viteMetadata?.importedCss ?? []),
        ...(chunk?.imports ?? []).flatMap((name) => stylesOf(chunks.get(name))),
      ];
      const wanted = [...chunks.values()]
        .filter(({ name }) => name === LATER)
        .map((chunk) => [chunk, new Set(stylesOf(chunk))] as const);
      for (const chunk of chunks.values()) chunk.viteMetadata?.importedCss.clear();
      for (const [chunk, styles] of wanted)
        for (const style of styles) chunk.viteMetadata?.importedCss.add(style);
    },
  },
};

/**
 * Files that several parts share. Left alone they would be dozens of a few hundred bytes, each a
 * request of its own.
 */
const groups = [
  { name: "react", test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
  // What the first script shares with others must not bring their code with it.
  {
    name: "shared",
    test: /\/app\/browser\/|\/app\/analytics\/(?:visit-|consent|counter)|\/asked-for-contacts|\/contract\/src\/(?:site-protocol\/preview-parameter|forms\/source)\.ts|preload-helper/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: "forms",
    test: /\/app\/(?:forms|ui|text|pictures|team|islands|analytics|shell\/get-in-touch)\/|\/packages\//,
    minShareCount: 2,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [listFiles, stylesOfLaterParts],
  // The pages have the styles of all that stands on them; only what is shown later brings its own.
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
  css: { modules: { localsConvention: "camelCaseOnly", generateScopedName: shortClassName } },
});
