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

/** The differences between production and development. */
export interface Stage {
  mode: "production" | "development";
  build: () => ServerBuild | Promise<ServerBuild>;
  browserFiles: BrowserFiles;
  files: Pick<StaticFiles, "get"> & Partial<Pick<StaticFiles, "find">>;
}

export interface Site {
  listener: RequestListener;
  /** Waits for deliveries after the last response. */
  close(): Promise<void>;
}

export interface SiteParts {
  settings: Settings;
  /** Given if the forms read them as well. */
  site?: SiteSettings;
  forms: FormsPort;
  log: Log;
  trace?: Trace | undefined;
  stage: Stage;
  /** Milliseconds to wait for fresh content if stale content is available; for tests. */
  timeoutMs?: number;
  /** Interval of the check for lost purges; for tests. */
  pollEvery?: number;
}

/** Computed once per build. */
export function routesOf({ build }: Pick<Stage, "build">): () => Promise<RouteTable> {
  const tables = new WeakMap<ServerBuild, RouteTable>();
  return async () => {
    const current = await build();
    const table = tables.get(current) ?? createRouteTable(current.routes);
    tables.set(current, table);
    return table;
  };
}
