/**
 * The boundaries between modules, in this file only. A rule names what a module may NOT import.
 * The house test asserts that the modules were seen and that nothing stayed unresolved.
 */
const site = "^apps/site";
const wall = (name, from, to, comment) => ({ name, severity: "error", comment, from, to });

const FORMS = ["text", "language", "pictures", "ui", "islands", "forms"];
const BANDS = [...FORMS, "browser", "content", "team", "site-config", "render-context"];
/** What the modules of a folder may import from it, besides themselves. */
const rooms = (folder, may) =>
  Object.entries(may).map(([room, others]) =>
    wall(
      `${room}-imports-what-stands-below`,
      { path: `${site}/${folder}/${room}/`, pathNot: "\\.test\\.tsx?$" },
      { path: `${site}/${folder}/(?!(${[`${room}/`, ...others].join("|")}))` },
    ),
  );

/** The content host's modules, lowest first: each imports only those before it. Next's `app/` imports any. */
export const contentHostModules = [
  "server",
  "admin-ui",
  "accounts",
  "library",
  "records",
  "publishing",
  "inbox",
  "moving-in",
  "dashboard",
  "host",
];
const cms = "^apps/cms/src";

export default {
  forbidden: [
    wall(
      "http-imports-nothing-of-ours",
      { path: "^packages/http/" },
      { path: "^(apps|packages/(?!http/))" },
    ),
    wall(
      "contract-imports-http-only",
      { path: "^packages/contract/" },
      { path: "^(apps|packages/(?!contract/|http/))" },
    ),
    wall(
      "files-import-contract-and-http",
      { path: "^packages/files/" },
      { path: "^(apps|packages/(?!contract/|files/|http/))" },
    ),
    wall(
      "intake-and-demo-import-no-app",
      { path: "^packages/(intake|demo)/src/" },
      { path: "^apps/" },
    ),
    wall(
      "settings-import-contract-files-and-http",
      { path: "^packages/settings/" },
      { path: "^(apps/|packages/(?!contract/|files/|http/|settings/))" },
    ),
    wall("demo-reads-no-settings", { path: "^packages/demo/" }, { path: "^packages/settings/" }),
    wall("intake-knows-no-demo", { path: "^packages/intake/" }, { path: "^packages/demo/" }),
    wall("demo-knows-no-intake", { path: "^packages/demo/" }, { path: "^packages/intake/" }),
    wall(
      "cms-imports-contract-and-demo-in-seed",
      { path: "^apps/cms/" },
      { path: "^(apps/site/|packages/intake/)" },
    ),
    wall(
      "demo-in-cms-seed-only",
      { path: "^apps/cms/", pathNot: "^apps/cms/src/(moving-in/seed|testing)/|\\.test\\.ts$" },
      { path: "^packages/demo/" },
    ),
    ...contentHostModules.map((module, at) =>
      wall(
        `${module}-imports-only-modules-below`,
        { path: `${cms}/${module}/`, pathNot: "\\.test\\.ts$" },
        {
          path: `${cms}/(?!(${contentHostModules.slice(0, at + 1).join("|")})/|payload-types\\.ts$)`,
        },
      ),
    ),
    wall(
      "cms-has-no-other-modules",
      { path: `${cms}/(?!(${contentHostModules.join("|")}|app|testing)/|[^/]+$)` },
      {},
    ),
    wall(
      "cms-fixtures-in-tests-only",
      { path: "^apps/cms/", pathNot: `${cms}/testing/|\\.test\\.ts$` },
      { path: `${cms}/testing/` },
    ),
    ...rooms("app", {
      text: [],
      language: [],
      pictures: ["text"],
      ui: ["text", "language", "pictures", "styles", "islands", "browser"],
      islands: ["text", "language", "forms/form-support\\."],
      analytics: ["text", "language"],
      content: ["text", "language", "pictures", "render-context"],
      team: ["text", "language", "content", "render-context"],
      seo: ["text", "language", "pictures", "content", "render-context"],
      forms: ["text", "language", "ui", "islands", "analytics", "team"],
      bands: BANDS,
      shell: [...FORMS, "analytics", "content", "site-config", "render-context"],
      pages: [...BANDS, "seo", "analytics", "bands", "shell"],
      browser: ["text", "language", "islands", "analytics", "forms", "shell/get-in-touch"],
    }),
    ...rooms("server", {
      observability: [],
      files: [],
      "off-pages": [],
      config: ["observability", "off-pages"],
      http: ["observability", "config"],
      content: ["observability", "config", "files", "off-pages"],
      bus: ["observability", "config"],
      cdn: ["observability", "config", "http", "content", "bus"],
      "cms-link": ["observability", "config", "http", "bus", "cdn"],
      forms: ["observability", "config", "http", "bus"],
      outbox: ["observability", "http", "forms"],
      static: ["observability", "http", "files"],
      brand: ["observability", "config", "http", "content", "pictures", "seo", "static"],
      redirects: ["observability", "http", "content"],
      pictures: ["observability", "config", "http", "content", "files", "cdn"],
      fonts: ["observability", "config", "http", "content", "pictures"],
      "page-cache": ["observability", "config", "http", "content", "cdn", "build\\."],
      preview: ["observability", "config", "http", "content", "page-cache", "off-pages"],
      seo: [
        "observability",
        "config",
        "http",
        "content",
        "page-cache",
        "pictures",
        "static",
        "files",
        "cdn",
      ],
      search: ["observability", "config", "http", "content", "seo"],
      visits: ["observability", "config", "http", "page-cache", "cms-link", "forms"],
    }),
    wall(
      "a-page-imports-no-page",
      { path: `${site}/app/pages/([^/]+)/`, pathNot: "\\.test\\.tsx?$" },
      { path: `${site}/app/pages/([^/]+)/`, pathNot: `${site}/app/pages/$1/` },
    ),
    wall(
      "a-band-imports-no-band",
      { path: `${site}/app/bands/([^/.]+)`, pathNot: "\\.test\\.tsx?$" },
      { path: `${site}/app/bands/([^/.]+)`, pathNot: `${site}/app/bands/$1` },
    ),
    wall(
      "what-is-shown-fetches-nothing",
      {
        path: `${site}/app/(bands|shell|forms|ui|islands|text|pictures|analytics|browser)/`,
        pathNot: "\\.server\\.ts$|\\.test\\.tsx?$",
      },
      { path: "\\.server\\.ts$", dependencyTypesNot: ["type-only"] },
    ),
    wall(
      "pages-know-no-browser",
      {
        path: `${site}/app/`,
        pathNot: `${site}/app/(browser/|browser\\.ts)|\\.script\\.ts$|\\.test\\.tsx?$`,
      },
      { path: `${site}/app/browser/` },
    ),
    wall(
      "contract-values-in-browser-are-forms-only",
      {
        path: `${site}/app/(pages|bands|shell|forms|ui|text|pictures|team|analytics|islands|browser)/`,
        pathNot: "\\.test\\.tsx?$|\\.server\\.ts$|/pages/.*route\\.tsx?$",
      },
      { path: "^packages/contract/src/index\\.ts$", dependencyTypesNot: ["type-only"] },
    ),
    wall(
      "app-knows-no-server",
      { path: `${site}/app/` },
      { path: `${site}/server/|^packages/intake/` },
    ),
    wall("site-knows-no-cms", { path: `${site}/` }, { path: "^apps/cms/" }),
    wall(
      "site-knows-no-demo",
      { path: `${site}/`, pathNot: "\\.test\\.tsx?$|/tests?/" },
      { path: "^packages/demo/" },
    ),
    wall("no-cycles", {}, { circular: true, dependencyTypesNot: ["type-only"] }),
    wall(
      "no-unresolved",
      {},
      { couldNotResolve: true, pathNot: "\\+types/|^virtual:|\\?(worker|url|raw)" },
    ),
    wall(
      "no-dev-dependencies-in-the-product",
      {
        path: "^(apps|packages)/",
        pathNot:
          "\\.test\\.tsx?$|\\.config\\.m?ts$|/tests?/|^apps/site/server/(dev|vite)|routes\\.ts$",
      },
      { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: {
      path: "(^|/)(build|\\.next|\\.react-router|data|test-results)/|packages/demo/imagery/|next-env\\.d\\.ts$",
    },
    tsPreCompilationDeps: "specify",
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".css", ".json"],
    },
  },
};
