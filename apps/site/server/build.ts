import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import type { Pages } from "#app/pages/all-pages.server.ts";
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

/** The build's pages, by pattern. */
export const pagesOf = (build: ServerBuild): Pages =>
  (build.entry.module as { pages?: Pages }).pages ?? new Map();

export type { RenderContext };
