import { rm } from "node:fs/promises";
import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

/** React Router's browser build is for styles only; vite.browser.config.ts builds scripts. */
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

/** React Router copies the server build's stylesheet next to the browser's, which pages link. */
const withoutServerStyles: Plugin = {
  name: "without-server-styles",
  enforce: "post",
  applyToEnvironment: ({ name }) => name === "ssr",
  writeBundle: {
    order: "post",
    sequential: true,
    async handler({ dir = "" }, bundle) {
      for (const file of Object.keys(bundle))
        if (file.endsWith(".css")) await rm(join(dir, "../client", file), { force: true });
    },
  },
};

export default defineConfig({
  plugins: [reactRouter(), withoutScripts, withoutServerStyles],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    cssMinify: true,
    // All styles of the site are one stylesheet, linked in the head (decision 051).
    cssCodeSplit: false,
  },
  css: { modules: { localsConvention: "camelCaseOnly" } },
});
