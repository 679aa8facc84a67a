/** Files for browsers: the build's assets and `public`, in memory, with prepared headers. */
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { drawingPolicy } from "#server/http/drawing-policy.ts";
import { securityHeaders } from "#server/http/headers.ts";
import {
  prepareResponse,
  type Bodies,
  type FlatHeaders,
  type PreparedResponse,
} from "#server/http/prepared-response.ts";
import { contentTypeOf } from "#server/static/content-types.ts";
import { findRetained, retainAssets } from "#server/static/asset-retention.ts";
import { compressed } from "#server/static/compressed.ts";

export interface StaticFiles {
  /** The file at exactly this path. Paths are only looked up, never joined to a folder. */
  get(path: string): PreparedResponse | undefined;
  /** An asset missing in this build that another node's build has. */
  find(path: string): Promise<PreparedResponse | undefined>;
}

export interface StaticOptions {
  /** React Router's `build/client`. */
  clientFolder: string;
  /** Folder for the assets of this and the previous build. */
  retainedFolder: string;
  /** Whether all nodes use this folder: then other nodes' assets are served, too. */
  isShared?: boolean;
  isHttps: boolean;
}

/** The name contains the content's hash: it never changes. */
const FOR_EVER = "public, max-age=31536000, immutable";
/** How long other nodes' assets stay after the last start of a node that uses them. */
const SHARED_FOR = 7 * 86_400_000;
/** A deploy may replace a picture in `public`: served stale and revalidated in the background. */
const AN_HOUR = "public, max-age=3600, stale-while-revalidate=86400";

export async function loadStatic({
  clientFolder,
  retainedFolder,
  isShared = false,
  isHttps,
}: StaticOptions): Promise<StaticFiles> {
  const files = new Map<string, PreparedResponse>();
  const add = (name: string, bodies: Bodies): PreparedResponse => {
    const path = `/assets/${name}`;
    const ready = prepareResponse({
      status: 200,
      bodies,
      contentType: contentTypeOf(name),
      cacheControl: FOR_EVER,
      headers: headersOf(path, isHttps, bodies),
    });
    files.set(path, ready);
    return ready;
  };
  const assets = join(clientFolder, "assets");
  for (const { name, bodies } of await retainAssets(
    assets,
    retainedFolder,
    isShared ? SHARED_FOR : 0,
  ))
    add(name, bodies);
  for (const file of await publicFiles(clientFolder)) {
    const path = `/${file.split(sep).map(encodeURIComponent).join("/")}`;
    const identity = await readFile(join(clientFolder, file));
    const forms = await compressed(file, identity, clientFolder);
    files.set(path, publicFile(path, { identity, ...forms }, isHttps));
  }
  return {
    get: (path) => files.get(path),
    async find(path) {
      if (!isShared || !path.startsWith("/assets/")) return undefined;
      const name = path.slice("/assets/".length);
      const bodies = await findRetained(retainedFolder, name);
      return bodies && add(name, bodies);
    },
  };
}

const headersOf = (path: string, isHttps: boolean, { identity }: Bodies): FlatHeaders =>
  securityHeaders({
    isHttps,
    isForAll: /^\/(icons|map)\//.test(path),
    ...(path.endsWith(".svg") && { policy: drawingPolicy(String(identity)) }),
  });

/** A file of `public`, unchanged or with other bytes. */
export const publicFile = (path: string, bodies: Bodies, isHttps: boolean): PreparedResponse =>
  prepareResponse({
    status: 200,
    bodies,
    contentType: contentTypeOf(path),
    cacheControl: AN_HOUR,
    headers: headersOf(path, isHttps, bodies),
  });

/** The files of `public` at build time, without hidden ones. */
async function publicFiles(clientFolder: string): Promise<string[]> {
  if (!existsSync(clientFolder)) return [];
  const entries = await readdir(clientFolder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(clientFolder.length + 1));
  return files.filter(
    (file) =>
      !file.startsWith(`assets${sep}`) && !file.split(sep).some((part) => part.startsWith(".")),
  );
}
