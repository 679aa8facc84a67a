import { rm } from "node:fs/promises";
import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

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

/** The server needs the names of classes only; its own copy of the stylesheet would be shipped beside the browser's. */
const withoutServerStyles: Plugin = {
  name: "without-server-styles",
  applyToEnvironment: ({ name }) => name === "ssr",
  // After Vite has made it.
  enforce: "post",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      for (const file of Object.keys(bundle)) if (file.endsWith(".css")) delete bundle[file];
    },
  },
};

export default defineConfig({
  plugins: [reactRouter(), withoutScripts, withoutServerStyles],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    cssMinify: true,
    // All styles of the site are one sheet, linked in the head (decision 051).
    cssCodeSplit: false,
  },
  css: { modules: { localsConvention: "camelCaseOnly" } },
});
