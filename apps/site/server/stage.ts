import type { RequestListener } from "node:http";
import type { ServerBuild } from "react-router";
import type { BrowserFiles } from "#app/islands/browser-files.ts";
import type { Settings } from "#server/config/settings.ts";
import type { SiteSettings } from "#server/config/site-settings.ts";
import type { FormsPort } from "#server/forms/forms-port.ts";
import { createRouteTable, type RouteTable } from "#server/http/route-table.ts";
import type { Log } from "#server/observability/log.ts";
import type { Trace } from "#server/observability/trace.ts";
import type { StaticFiles } from "#server/static/static.ts";

/** What differs between production and development. */
export interface Stage {
  mode: "production" | "development";
  build: () => ServerBuild | Promise<ServerBuild>;
  browserFiles: BrowserFiles;
  files: Pick<StaticFiles, "get"> & Partial<Pick<StaticFiles, "find">>;
}

export interface Site {
  listener: RequestListener;
  /** After the last answer: lets deliveries end. */
  close(): Promise<void>;
}

export interface SiteParts {
  settings: Settings;
  /** Where the forms look at them too. */
  site?: SiteSettings;
  forms: FormsPort;
  log: Log;
  /** Told of what becomes of each request; not given, nobody is. */
  trace?: Trace | undefined;
  stage: Stage;
  /** Milliseconds a visitor waits for what is fresh when something old is there; for tests. */
  timeoutMs?: number;
  /** Milliseconds between questions for purges that were lost; for tests. */
  pollEvery?: number;
}

/** Routes are read once for each build. */
export function routesOf({ build }: Pick<Stage, "build">): () => Promise<RouteTable> {
  const tables = new WeakMap<ServerBuild, RouteTable>();
  return async () => {
    const current = await build();
    const table = tables.get(current) ?? createRouteTable(current.routes);
    tables.set(current, table);
    return table;
  };
}
