import type { RequestListener, Server } from "node:http";
import { createServer } from "vite";
import type { ServerBuild } from "react-router";
import type { Stage } from "#server/boot.ts";

export interface Development {
  stage: Stage;
  /** Vite's own files first, then the site. */
  around(listener: RequestListener): RequestListener;
  close(): Promise<void>;
}

/** The site from its sources with hot reload, in Vite's middleware mode; nothing is kept, parked or forbidden by a policy. */
export async function startDevelopment(server: Server, root: string): Promise<Development> {
  const vite = await createServer({ root, appType: "custom", server: { middlewareMode: true, hmr: { server } } });
  const build = async (): Promise<ServerBuild> => (await vite.ssrLoadModule("virtual:react-router/server-build")) as unknown as ServerBuild;
  return {
    stage: { mode: "development", build, styleSheets: undefined, files: { get: () => undefined } },
    around: (listener) => (incoming, outgoing) => vite.middlewares(incoming, outgoing, () => listener(incoming, outgoing)),
    close: () => vite.close(),
  };
}
