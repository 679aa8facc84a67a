/**
 * The boundaries between modules, in this file only. A rule names what a module may NOT import.
 * The house test asserts that the modules were seen and that nothing stayed unresolved.
 */
const site = "^apps/site";
const boundary = (name, from, to, comment) => ({ name, severity: "error", comment, from, to });

const FORMS = ["text", "language", "pictures", "ui", "islands", "forms"];
const BANDS = [...FORMS, "browser", "content", "team", "site-config", "render-context"];
/** What the modules of a folder may import from it, besides themselves and the types of the services. */
const modules = (folder, may) =>
  Object.entries(may).map(([module, others]) =>
    boundary(
      `${module}-imports-what-stands-below`,
      { path: `${site}/${folder}/${module}/`, pathNot: "\\.test\\.tsx?$" },
      { path: `${site}/${folder}/(?!(${[`${module}/`, "services\\.ts$", ...others].join("|")}))` },
    ),
  );

/** The content host's modules, lowest first: each imports only those before it. Next's `app/` imports any. */
export const contentHostModules = [
  "server",
  "admin-ui",
  "accounts",
  "library",
  "records",
  "translations",
  "contract",
  "publishing",
  "inbox",
  "moving-in",
  "dashboard",
  "host",
];
const cms = "^apps/cms/src";

export default {
  forbidden: [
    boundary(
      "http-imports-nothing-of-ours",
      { path: "^packages/http/" },
      { path: "^(apps|packages/(?!http/))" },
    ),
    boundary(
      "contract-imports-http-only",
      { path: "^packages/contract/" },
      { path: "^(apps|packages/(?!contract/|http/))" },
    ),
    boundary(
      "messages-import-the-contract-only",
      { path: "^packages/messages/" },
      { path: "^(apps|packages/(?!contract/|messages/))" },
    ),
    boundary(
      "files-import-contract-and-http",
      { path: "^packages/files/" },
      { path: "^(apps|packages/(?!contract/|files/|http/))" },
    ),
    boundary(
      "intake-and-demo-import-no-app",
      { path: "^packages/(intake|demo)/src/" },
      { path: "^apps/" },
    ),
    boundary(
      "settings-import-contract-files-and-http",
      { path: "^packages/settings/" },
      { path: "^(apps/|packages/(?!contract/|files/|http/|settings/))" },
    ),
    boundary(
      "demo-reads-no-settings",
      { path: "^packages/demo/" },
      { path: "^packages/settings/" },
    ),
    boundary("intake-knows-no-demo", { path: "^packages/intake/" }, { path: "^packages/demo/" }),
    boundary("demo-knows-no-intake", { path: "^packages/demo/" }, { path: "^packages/intake/" }),
    boundary(
      "cms-imports-contract-and-demo-in-seed",
      { path: "^apps/cms/" },
      { path: "^(apps/site/|packages/intake/)" },
    ),
    boundary(
      "demo-in-cms-seed-only",
      { path: "^apps/cms/", pathNot: "^apps/cms/src/(moving-in/seed|testing)/|\\.test\\.ts$" },
      { path: "^packages/demo/" },
    ),
    ...contentHostModules.map((module, at) =>
      boundary(
        `${module}-imports-only-modules-below`,
        { path: `${cms}/${module}/`, pathNot: "\\.test\\.ts$" },
        {
          path: `${cms}/(?!(${contentHostModules.slice(0, at + 1).join("|")})/|payload-types\\.ts$)`,
        },
      ),
    ),
    boundary(
      "cms-has-no-other-modules",
      { path: `${cms}/(?!(${contentHostModules.join("|")}|app|testing)/|[^/]+$)` },
      {},
    ),
    boundary(
      "cms-fixtures-in-tests-only",
      { path: "^apps/cms/", pathNot: `${cms}/testing/|\\.test\\.ts$` },
      { path: `${cms}/testing/` },
    ),
    ...modules("app", {
      text: [],
      language: ["text"],
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
    ...modules("server", {
      observability: [],
      files: [],
      "off-pages": [],
      config: ["observability", "off-pages"],
      http: ["observability", "config"],
      content: ["observability", "config", "files", "off-pages"],
      bus: ["observability", "config"],
      cdn: ["observability", "config", "http", "content", "bus"],
      "cms-link": ["observability", "files", "config", "http", "bus", "cdn"],
      forms: ["observability", "config", "http", "bus"],
      static: ["observability", "http", "files"],
      brand: ["observability", "config", "http", "content", "pictures", "seo", "static"],
      redirects: ["observability", "http", "files", "content", "page-cache"],
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
    boundary(
      "a-page-imports-no-page",
      { path: `${site}/app/pages/([^/]+)/`, pathNot: "\\.test\\.tsx?$" },
      { path: `${site}/app/pages/([^/]+)/`, pathNot: `${site}/app/pages/$1/` },
    ),
    boundary(
      "a-band-imports-no-band",
      { path: `${site}/app/bands/([^/.]+)`, pathNot: "\\.test\\.tsx?$" },
      { path: `${site}/app/bands/([^/.]+)`, pathNot: `${site}/app/bands/$1` },
    ),
    boundary(
      "what-is-shown-fetches-nothing",
      {
        path: `${site}/app/(bands|shell|forms|ui|islands|text|pictures|analytics|browser)/`,
        pathNot: "\\.server\\.ts$|\\.test\\.tsx?$",
      },
      { path: "\\.server\\.ts$", dependencyTypesNot: ["type-only"] },
    ),
    boundary(
      "pages-know-no-browser",
      {
        path: `${site}/app/`,
        pathNot: `${site}/app/(browser/|browser\\.ts)|\\.script\\.ts$|\\.test\\.tsx?$`,
      },
      { path: `${site}/app/browser/` },
    ),
    boundary(
      "contract-values-in-browser-are-forms-only",
      {
        path: `${site}/app/(pages|bands|shell|forms|ui|text|pictures|team|analytics|islands|browser)/`,
        pathNot: "\\.test\\.tsx?$|\\.server\\.ts$|/pages/.*route\\.tsx?$",
      },
      { path: "^packages/contract/src/index\\.ts$", dependencyTypesNot: ["type-only"] },
    ),
    boundary(
      "app-knows-no-server",
      { path: `${site}/app/` },
      { path: `${site}/server/|^packages/intake/` },
    ),
    boundary("site-knows-no-cms", { path: `${site}/` }, { path: "^apps/cms/" }),
    boundary(
      "site-knows-no-demo",
      { path: `${site}/`, pathNot: "\\.test\\.tsx?$|/tests?/" },
      { path: "^packages/demo/" },
    ),
    boundary("no-cycles", {}, { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } }),
    boundary(
      "no-unresolved",
      {},
      { couldNotResolve: true, pathNot: "\\+types/|^virtual:|\\?(worker|url|raw)" },
    ),
    boundary(
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
      path: "(^|/)(build|\\.next|\\.react-router|data|test-results)/|next-env\\.d\\.ts$",
    },
    tsPreCompilationDeps: "specify",
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".css", ".json"],
    },
  },
};
