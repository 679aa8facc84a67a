import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import type { addressRules } from "#app/address-rules.server.ts";
import type { pageCalls } from "#app/page-calls.server.ts";
import type { BrowserFile, BrowserFiles } from "#app/islands/browser-files.ts";
import type { RenderContext, renderContext } from "#app/render-context.server.ts";

/** The key of the render context; it must be the bundle's own object. */
export type RenderContextKey = typeof renderContext;

export interface SiteBuild {
  server: ServerBuild;
  browserFiles: BrowserFiles;
  /** Files that browsers may fetch. */
  clientFolder: string;
}

/** Reads the build in `folder`. Throws with instructions when there is none. */
export async function loadBuild(folder: string): Promise<SiteBuild> {
  const entry = join(folder, "server/index.js");
  if (!existsSync(entry))
    throw new Error(
      `No build of the site in ${folder}; create it with: npm run build -w @meridian/site`,
    );
  const server: ServerBuild = await import(pathToFileURL(entry).href);
  const clientFolder = join(folder, "client");
  return {
    server,
    clientFolder,
    browserFiles: builtFiles(join(folder, "browser.json")),
  };
}

/** The list written by vite.browser.config.ts. */
function builtFiles(list: string): BrowserFiles {
  const listed: Record<string, BrowserFile> = JSON.parse(readFileSync(list, "utf8"));
  const files = new Map(Object.entries(listed));
  return (name) => {
    const file = files.get(name);
    if (!file)
      throw new Error(
        `The build has no ${name}.island.tsx or ${name}.script.ts; rebuild it with: npm run build -w @meridian/site`,
      );
    return file;
  };
}

/** The build's own key of the render context. Throws when the server entry does not export it. */
export function contextKey(build: ServerBuild): RenderContextKey {
  // React Router types only its own exports of the entry.
  const { renderContext: key } = build.entry.module as { renderContext?: RenderContextKey };
  if (key) return key;
  throw new Error(
    "app/entry.server.tsx does not export renderContext: the loaders cannot get content",
  );
}

/** Rules that resolve addresses before rendering, by route. */
export const addressRulesOf = (build: ServerBuild): typeof addressRules =>
  (build.entry.module as { addressRules?: typeof addressRules }).addressRules ?? {};

/** The calls of a page by its route, which are started before anything is rendered. */
export const pageCallsOf = (build: ServerBuild): typeof pageCalls =>
  (build.entry.module as { pageCalls?: typeof pageCalls }).pageCalls ?? (() => []);

export type { RenderContext };
