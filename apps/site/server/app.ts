/** Everything that is not ready when it is asked for: Hono around React Router, forms, pictures and the machines' addresses. */
import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import { Hono, type Context } from "hono";
import { readAddress, type Address } from "#server/addresses.ts";
import { clientAddress } from "#server/client-address.ts";
import type { Finding } from "#server/finding.ts";
import type { FormsDoor } from "#server/forms-door.ts";
import type { Note } from "#server/front.ts";
import type { Health } from "#server/health.ts";
import type { Log } from "#server/log.ts";
import { nowhere, pageRequest } from "#server/page-request.ts";
import type { Pages } from "#server/pages.ts";
import type { Pictures } from "#server/pictures.ts";
import type { Purge } from "#server/purge.ts";
import { select, toResponse, type FlatHeaders, type Ready } from "#server/ready.ts";
import type { RouteTable } from "#server/route-table.ts";
import type { TrustedProxies } from "#server/setting-kinds.ts";

export type Bindings = HttpBindings & { note: Note };
type Ctx = Context<{ Bindings: Bindings }>;

export interface AppOptions {
  siteUrl: string;
  /** Put on every answer that does not have them already. */
  security: FlatHeaders;
  trustProxy: TrustedProxies;
  /** In development it changes with the routes. */
  routes: () => RouteTable | Promise<RouteTable>;
  pages: Pages;
  pictures: Pictures;
  finding: Finding;
  forms: FormsDoor;
  purge: Purge;
  /** Answers the content host's inbox; 404 where there is no journal. */
  deliveries: (request: Request) => Promise<Response>;
  health: Health;
  lastResort: (status: number) => Ready;
  log: Pick<Log, "error">;
}

const PLAIN = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };

export function createApp(options: AppOptions): Hono<{ Bindings: Bindings }> {
  const { security, pictures, finding, forms, purge, deliveries, health, lastResort, log } = options;
  const app = new Hono<{ Bindings: Bindings }>();
  const noted = (route: string, handle: (c: Ctx) => Response | Promise<Response>) => (c: Ctx) => {
    c.env.note.route = route;
    return handle(c);
  };

  app.use(async (c, next) => {
    await next();
    for (let at = 0; at < security.length; at += 2) if (!c.res.headers.has(security[at] ?? "")) c.res.headers.set(security[at] ?? "", security[at + 1] ?? "");
  });
  app.get("/healthz", noted("health", () => health.alive()));
  app.get("/readyz", noted("health", () => health.ready()));
  app.get("/metrics", noted("health", (c) => health.metrics(c.req.raw)));
  app.post("/purge", noted("purge", (c) => purge(c.req.raw)));
  app.post("/deliveries", noted("deliveries", (c) => deliveries(c.req.raw)));
  app.get("/pictures/*", noted("picture", (c) => pictures.handle(c.req.raw)));
  for (const path of ["/robots.txt", "/llms.txt", "/sitemap.xml", "/sitemaps/*", "/og/*"]) app.get(path, noted("finding", async (c) => (await finding.handle(c.req.raw)) ?? c.body("Not found.\n", 404, PLAIN)));
  app.get("/captcha/challenge", noted("captcha", async () => {
    const response = await forms.challenge();
    response.headers.set("cache-control", "no-store");
    return response;
  }));
  // What the build and the one before do not have: no page, whatever its spelling.
  app.get("/assets/*", noted("file", (c) => c.body("Not found.\n", 404, PLAIN)));
  app.get("*", (c) => servePage(c, options));
  app.post("*", noted("form", (c) => takePost(c, options)));
  app.all("*", (c) => c.body("Only GET, HEAD and POST are answered here.\n", 405, { ...PLAIN, allow: "GET, HEAD, POST" }));
  app.onError((error, c) => {
    log.error({ path: c.req.path, err: error }, "request failed by an error of our own");
    return respond(c, lastResort(500));
  });
  return app;
}

const respond = (c: Ctx, ready: Ready): Response =>
  toResponse(select(ready, { acceptEncoding: c.req.header("accept-encoding"), ifNoneMatch: c.req.header("if-none-match"), isHead: c.req.raw.method === "HEAD" }));

async function servePage(c: Ctx, { routes, pages }: AppOptions): Promise<Response> {
  const target = targetOf(c.env.incoming);
  const address = readAddress(target);
  if (address.kind === "redirect") return c.body(null, 308, { location: address.location, "cache-control": "public, max-age=3600" });
  const request = address.kind === "none" ? nowhere(target) : pageRequest(address, await routes());
  if (!request) return c.body("Not found.\n", 404, PLAIN);
  const { ready, state } = await pages.get(request);
  Object.assign(c.env.note, { route: request.route, cache: state });
  return respond(c, ready);
}

/** A form posts to the address of the page it stands on. The request is rebuilt on SITE_URL: behind a proxy ours has another scheme and host. */
async function takePost(c: Ctx, { siteUrl, trustProxy, routes, pages, forms }: AppOptions): Promise<Response> {
  const { incoming } = c.env;
  const address = canonical(targetOf(incoming));
  const request = address && pageRequest(address, await routes());
  if (!request) return c.body("Not found.\n", 404, PLAIN);
  const { headers, body, signal } = c.req.raw;
  const rebuilt = new Request(siteUrl + address.path, { method: "POST", headers, body, signal, duplex: "half" } as RequestInit);
  return forms.handle(rebuilt, {
    address: clientAddress(incoming.socket.remoteAddress, c.req.header("x-forwarded-for"), trustProxy),
    pathname: address.path,
    signal,
    renderPage: async (_, outcome) => respond(c, await pages.withOutcome(request, outcome)),
  });
}

/** The page a post is for: its data's address and its other spellings are the page's own, for a post is not redirected. */
function canonical(target: string): (Address & { kind: "page" }) | null {
  const address = readAddress(target);
  const page = address.kind === "redirect" ? readAddress(address.location) : address;
  return page.kind === "page" ? { ...page, isData: false } : null;
}

/** Path and query as written; a client that speaks as to a proxy writes the whole address. */
function targetOf({ url = "/" }: IncomingMessage): string {
  if (url.startsWith("/") || !URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  return pathname + search;
}
