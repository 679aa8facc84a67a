import { rm } from "node:fs/promises";
import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { shortClassName } from "./class-names.ts";

/**
 * Of React Router's build for the browser only styles and files are wanted: pages are documents,
 * and what moves on them is built by vite.browser.config.ts.
 */
const withoutScripts: Plugin = {
  name: "without-scripts",
  applyToEnvironment: ({ name }) => name === "client",
  async writeBundle({ dir = "" }, bundle) {
    await Promise.all(
      Object.keys(bundle)
        .filter((file) => file.endsWith(".js"))
        .map((file) => rm(join(dir, file), { force: true })),
    );
  },
};

/**
 * Sheets that do not stand with the others of their room, for a page needs them at another time: of its first screen at
 * once, of its end late (server/page-cache/inline-styles.ts).
 */
const APART = [
  { name: "hero", test: /[\\/]hero\.module\.css$/ },
  {
    name: "page-end",
    test: /[\\/](?:site-footer|loading-overlay|cookie-notice|error-notice)\.module\.css$/,
  },
];

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), withoutScripts],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    cssMinify: true,
    rolldownOptions: {
      output: { codeSplitting: { groups: APART } },
    },
  },
  css: {
    modules: {
      localsConvention: "camelCaseOnly",
      ...(command === "build" && { generateScopedName: shortClassName }),
    },
  },
}));
