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

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), withoutScripts],
  build: { target: "es2022", assetsInlineLimit: 0, cssMinify: true },
  css: {
    modules: {
      localsConvention: "camelCaseOnly",
      ...(command === "build" && { generateScopedName: shortClassName }),
    },
  },
}));
