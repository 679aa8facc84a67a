import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import type { RequestListener, Server } from "node:http";
import { basename, join } from "node:path";
import { en } from "@meridian/messages/en";
import type { MessageKey } from "@meridian/messages/messages";
import { createServer } from "vite";
import type { ServerBuild } from "react-router";
import type { BrowserFiles } from "#app/islands/browser-files.ts";
import { NORTH, WHOLE } from "#app/bands/regions-map/world-map.ts";
import { publicFile } from "#server/static/static.ts";
import type { Stage } from "#server/stage.ts";

export interface Development {
  stage: Stage;
  /** Vite's own files first, then the site. */
  around(listener: RequestListener): RequestListener;
  close(): Promise<void>;
}

/** Vite serves the browser's files from their sources. */
async function sourceFiles(root: string): Promise<BrowserFiles> {
  const files = new Map([
    ["browser", "app/browser.ts"],
    ["show-get-in-touch", "app/shell/get-in-touch/show-get-in-touch.tsx"],
  ]);
  for await (const file of glob("app/**/*.{island.tsx,script.ts}", { cwd: root }))
    files.set(basename(file).replace(/\.(?:island\.tsx|script\.ts)$/, ""), file);
  const messages = Object.keys(en) as MessageKey[];
  return (name) => {
    const file = files.get(name);
    if (file === undefined)
      throw new Error(
        `There is no ${name}.island.tsx or ${name}.script.ts in app; if the file is new, restart the server`,
      );
    return { address: `/${file.replaceAll("\\", "/")}`, needs: [], messages };
  };
}

/** The site from its sources, in Vite's middleware mode: no caches, inlining or policies. */
export async function startDevelopment(server: Server, root: string): Promise<Development> {
  const vite = await createServer({
    root,
    appType: "custom",
    server: { middlewareMode: true, hmr: { server } },
  });
  const build = async (): Promise<ServerBuild> =>
    (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
  // Base of the routes' maps: Vite serves files unchanged.
  const maps = new Map(
    [NORTH, WHOLE].map(({ drawing }) => [
      drawing,
      publicFile(drawing, { identity: readFileSync(join(root, "public", drawing)) }, false),
    ]),
  );
  return {
    stage: {
      mode: "development",
      build,
      browserFiles: await sourceFiles(root),
      files: { get: (path) => maps.get(path) },
    },
    around: (listener) => (incoming, outgoing) =>
      vite.middlewares(incoming, outgoing, () => listener(incoming, outgoing)),
    close: () => vite.close(),
  };
}
