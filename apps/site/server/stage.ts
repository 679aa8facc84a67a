import type { RequestListener } from "node:http";
import type { ServerBuild } from "react-router";
import type { BrowserFiles } from "#app/islands/browser-files.ts";
import type { createForms } from "#server/forms/forms.ts";
import { pagesOf } from "#server/build.ts";
import type { FormsPort } from "#server/forms/forms-port.ts";
import { createRouteTable, type RouteTable } from "#server/http/route-table.ts";
import type { Services } from "#server/services.ts";
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

/** What a site is started with. */
export interface Start extends Pick<Services, "settings" | "log" | "stage"> {
  createForms(services: Parameters<typeof createForms>[0]): Promise<FormsPort>;
  trace?: Services["trace"];
  /** For tests. */
  timeoutMs?: number;
  /** Interval of the check for lost purges; for tests. */
  pollEvery?: number | undefined;
}

/** Computed once per build. */
export function routesOf({ build }: Pick<Stage, "build">): () => Promise<RouteTable> {
  const tables = new WeakMap<ServerBuild, RouteTable>();
  return async () => {
    const current = await build();
    const table = tables.get(current) ?? createRouteTable(pagesOf(current).values());
    tables.set(current, table);
    return table;
  };
}
