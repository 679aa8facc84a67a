import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

/** Files of the browser's code that are shared by pages. Left alone they would be a dozen of a few hundred bytes, each a request and a task of its own. */
const groups = [
  // Apart from the router, and so from the entry: files are evaluated in tasks of their own (server/park-loader.ts).
  { name: "dom", test: /\/node_modules\/(?:react-dom|scheduler)\//, priority: 3 },
  { name: "router", test: /\/node_modules\/(?:react|react-router)\//, priority: 2 },
  // What nearly every page is built of.
  { name: "frame", test: /\/app\/(?:shell|lib|form-support)|\/app\/ui\/(?:icon|icon-button|opening|picture|route-link|section|site-link|visually-hidden)\./, minShareCount: 4, priority: 1 },
];

/**
 * V8's word for a file whose functions are run at once: they are compiled beside the main thread as the file arrives,
 * and not on it one by one as they are called. For every file but those that a part fetches when it is needed. In files
 * that fetch such a part Vite puts its list of them before the word, and V8 does not heed it: measured, it makes no difference.
 */
const AT_ONCE = "//# allFunctionsCalledOnLoad";

export default defineConfig({
  plugins: [reactRouter()],
  build: { target: "es2022", assetsInlineLimit: 0, cssMinify: true },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups }, postBanner: (chunk) => (chunk.isDynamicEntry && !chunk.isEntry ? "" : AT_ONCE) } } } } },
  css: { modules: { localsConvention: "camelCaseOnly" } },
});
