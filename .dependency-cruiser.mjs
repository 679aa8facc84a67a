/**
 * The walls (docs/architecture.md, "Who may import what"). A rule names what a room may NOT import.
 * The house test asserts that the modules were seen and that nothing stayed unresolved.
 */
const site = "^apps/site";
const wall = (name, from, to, comment) => ({ name, severity: "error", comment, from, to });

export default {
  forbidden: [
    wall(
      "contract-imports-nothing-of-ours",
      { path: "^packages/contract/" },
      { path: "^(apps|packages/(?!contract/))" },
    ),
    wall(
      "intake-and-demo-import-contract-only",
      { path: "^packages/(intake|demo)/src/" },
      { path: "^(apps/|packages/(?!contract/|intake/|demo/))" },
    ),
    wall("intake-knows-no-demo", { path: "^packages/intake/" }, { path: "^packages/demo/" }),
    wall("demo-knows-no-intake", { path: "^packages/demo/" }, { path: "^packages/intake/" }),
    wall(
      "cms-imports-contract-and-demo-in-seed",
      { path: "^apps/cms/" },
      { path: "^(apps/site/|packages/intake/)" },
    ),
    wall(
      "demo-in-cms-seed-only",
      { path: "^apps/cms/", pathNot: "^apps/cms/src/seed/|\\.test\\.ts$" },
      { path: "^packages/demo/" },
    ),
    wall(
      "ui-knows-no-business",
      { path: `${site}/app/ui/` },
      { path: `${site}/app/(?!ui/|lib/|styles/|islands/|browser/)|^packages/` },
    ),
    wall("lib-is-pure", { path: `${site}/app/lib/` }, { path: `${site}/app/(?!lib/)` }),
    wall(
      "sections-import-no-section",
      { path: `${site}/app/sections/([^/.]+)`, pathNot: "\\.test\\.tsx?$" },
      { path: `${site}/app/sections/([^/.]+)`, pathNot: `${site}/app/sections/$1` },
    ),
    wall(
      "sections-and-shell-fetch-nothing",
      { path: `${site}/app/(sections|shell|features|ui)/` },
      { path: `${site}/app/(content|routes)/|\\.server\\.ts$` },
    ),
    wall(
      "features-import-no-feature",
      { path: `${site}/app/features/([^/]+)/` },
      { path: `${site}/app/features/([^/]+)/`, pathNot: `${site}/app/features/$1/` },
    ),
    wall(
      "forms-know-no-feature",
      { path: `${site}/app/forms/` },
      { path: `${site}/app/(features|sections|shell|routes|content)/|\\.server\\.ts$` },
    ),
    wall(
      "features-know-no-page",
      { path: `${site}/app/features/` },
      { path: `${site}/app/(sections|shell|routes)/` },
    ),
    wall(
      "islands-know-what-they-are-given",
      { path: `${site}/app/islands/` },
      { path: `${site}/app/(?!islands/|lib/|form-support)` },
    ),
    wall(
      "pages-know-no-browser",
      { path: `${site}/app/`, pathNot: `${site}/app/(browser/|browser\\.ts)|\\.script\\.ts$` },
      { path: `${site}/app/browser/` },
    ),
    wall(
      "contract-values-in-browser-are-forms-only",
      {
        path: `${site}/app/(sections|shell|features|forms|ui|lib|islands|browser)/`,
        pathNot: "\\.test\\.tsx?$",
      },
      { path: "^packages/contract/src/index\\.ts$", dependencyTypesNot: ["type-only"] },
    ),
    wall(
      "content-is-the-only-door",
      { path: `${site}/app/content/` },
      { path: `${site}/app/(?!content/|lib/|render-context)` },
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
