/** Handles requests without a prepared response: Hono around React Router and all services. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { PREVIEW_PARAMETER } from "@meridian/contract/site-protocol/preview-link";
import { Hono, type Context } from "hono";
import { readAddress, type Address } from "#server/http/addresses.ts";
import { clientAddress } from "@meridian/http/client-address";
import { within } from "@meridian/http/within";
import { BRAND_PATHS, type BrandFiles } from "#server/brand/brand-files.ts";
import { withhold } from "#server/cdn/withhold.ts";
import type { OtherLanguage } from "#server/config/site-language.ts";
import type { Seo } from "#server/seo/seo.ts";
import type { FormsPort } from "#server/forms/forms-port.ts";
import type { Note } from "#server/request-handler.ts";
import type { Health } from "#server/observability/health.ts";
import type { Log } from "#server/observability/log.ts";
import { nowhere, pageRequest } from "#server/page-cache/page-request.ts";
import type { Pages } from "#server/page-cache/pages.ts";
import type { Pictures } from "#server/pictures/pictures.ts";
import { isPreview } from "#server/preview/is-preview.ts";
import type { Previews } from "#server/preview/previews.ts";
import type { OutboxPage } from "#server/outbox/outbox-page.ts";
import type { Purge } from "#server/cms-link/purge.ts";
import type { MovedAddresses, Redirected } from "#server/redirects/moved-addresses.ts";
import {
  headerPairs,
  responseTo,
  type FlatHeaders,
  type PreparedResponse,
} from "#server/http/prepared-response.ts";
import type { RouteTable } from "#server/http/route-table.ts";
import type { TrustedProxies } from "@meridian/http/client-address";
import type { Visits } from "#server/visits/visits.ts";

type Bindings = HttpBindings & { note: Note };
type Ctx = Context<{ Bindings: Bindings }>;

export interface AppOptions {
  settings: { siteUrl: string; trustProxy: TrustedProxies };
  /** For responses that lack them, except a 304: its headers replace those of the cached one. */
  security: FlatHeaders;
  /** In development it changes with the routes. */
  routes: () => RouteTable | Promise<RouteTable>;
  /** All but the site's first; none before `settingsRead`. */
  languages: () => readonly OtherLanguage[];
  settingsRead: Promise<unknown>;
  pages: Pages;
  previews: Previews;
  movedAddresses: MovedAddresses;
  pictures: Pictures;
  brandFiles: Pick<BrandFiles, "handle">;
  seo: Seo;
  forms: FormsPort;
  /** Whether the page at this path is switched off in the current settings (OWN-13). */
  isOff: (path: string) => boolean;
  purge: Purge["answer"];
  /** An asset of another node's build. */
  findAsset: (path: string) => Promise<PreparedResponse | undefined>;
  visits: Pick<Visits, "take" | "report">;
  /** Requests of the content host's inbox; 404 without a journal. */
  deliveries: (request: Request) => Promise<Response>;
  /** Undelivered messages, for an owner with a link. */
  outbox: OutboxPage;
  health: Health;
  fallbackPage: (status: number, error?: unknown) => PreparedResponse;
  log: Pick<Log, "error">;
}

const FINDING = [
  "/robots.txt",
  "/llms.txt",
  "/.well-known/security.txt",
  "/sitemap.xml",
  "/sitemaps/*",
  "/og/*",
];
/** Milliseconds for which the first requests wait for the settings: prefixes are not known before. */
const SETTINGS_WAIT = 3000;
const PLAIN = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };

/** Handles requests without a prepared response; the handler fills in `note`. */
export function createApp(
  options: AppOptions,
): (incoming: IncomingMessage, outgoing: ServerResponse, note: Note) => void {
  const app = routed(options);
  // Whatever the request's Host, this is the site at SITE_URL; an invalid Host would throw.
  const { host } = new URL(options.settings.siteUrl);
  const notes = new WeakMap<object, Note>();
  const listener = getRequestListener(
    (request, env) =>
      app.fetch(request, {
        // The type includes HTTP/2, which this server does not use.
        ...env,
        note: notes.get(env.incoming) ?? { route: "other", cache: "pass" },
      } as Bindings),
    { overrideGlobalObjects: false },
  );
  return (incoming, outgoing, note) => {
    incoming.headers.host = host;
    notes.set(incoming, note);
    void listener(incoming, outgoing);
  };
}

function routed(options: AppOptions): Hono<{ Bindings: Bindings }> {
  const { security, fallbackPage, log } = options;
  const app = new Hono<{ Bindings: Bindings }>();
  const added = headerPairs(security);

  app.use(async (c, next) => {
    await next();
    // The plain policy would replace the page's and block its styles and forms.
    if (c.res.status === 304) return;
    for (const [name, value] of added) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  });
  machineRoutes(app, options);
  assetsOfOtherBuilds(app, options);
  app.get("/:language/llms.txt", async (c) => {
    await languagesKnown(options);
    const found = await options.seo.handle(c.req.raw);
    if (!found) return servePage(c, options);
    c.env.note.route = "finding";
    return found;
  });
  app.get("*", (c) => servePage(c, options));
  app.post(
    "*",
    withRoute("form", (c) => takePost(c, options)),
  );
  app.all("*", (c) =>
    c.body("This server accepts only GET, HEAD and POST.\n", 405, {
      ...PLAIN,
      allow: "GET, HEAD, POST",
    }),
  );
  app.onError((error, c) => {
    log.error({ path: c.req.path, err: error }, "request failed with an internal error");
    return respond(c, fallbackPage(500, error));
  });
  return app;
}

/** Everything except pages: health, the content host's calls, pictures, sitemaps, captcha. */
function machineRoutes(
  app: Hono<{ Bindings: Bindings }>,
  {
    pictures,
    brandFiles,
    seo,
    forms,
    purge,
    visits,
    deliveries,
    outbox,
    health,
    ...options
  }: AppOptions,
): void {
  app.get(
    "/healthz",
    withRoute("health", () => health.alive()),
  );
  app.get(
    "/readyz",
    withRoute("health", () => health.ready()),
  );
  app.get(
    "/metrics",
    withRoute("health", (c) => health.metrics(c.req.raw)),
  );
  app.post(
    "/purge",
    withRoute("purge", (c) => purge(c.req.raw)),
  );
  app.post(
    "/visits",
    withRoute("visits", (c) => visits.take(c.req.raw, visitorOf(c, options))),
  );
  app.post(
    "/visits/report",
    withRoute("visits", (c) => visits.report(c.req.raw)),
  );
  app.post(
    "/deliveries",
    withRoute("deliveries", (c) => deliveries(c.req.raw)),
  );
  for (const path of ["/outbox", "/outbox/*"])
    app.on(
      ["GET", "POST"],
      path,
      withRoute("outbox", (c) => outbox(c.req.raw)),
    );
  app.get(
    "/pictures/*",
    withRoute("picture", (c) => pictures.handle(c.req.raw)),
  );
  const drawn = [
    { route: "finding", module: seo, paths: FINDING },
    { route: "icon", module: brandFiles, paths: BRAND_PATHS },
  ];
  for (const { route, module, paths } of drawn)
    for (const path of paths)
      app.get(
        path,
        withRoute(route, async (c) => {
          await languagesKnown(options);
          return (await module.handle(c.req.raw)) ?? c.body("Not found.\n", 404, PLAIN);
        }),
      );
  app.get(
    "/captcha/challenge",
    withRoute("captcha", async () => {
      const response = await forms.challenge();
      response.headers.set("cache-control", "no-store");
      return response;
    }),
  );
}

function assetsOfOtherBuilds(
  app: Hono<{ Bindings: Bindings }>,
  { findAsset }: Pick<AppOptions, "findAsset">,
): void {
  // Assets of no known build: no page, in any spelling.
  app.get(
    "/assets/*",
    withRoute("file", async (c) => {
      const found = await findAsset(new URL(c.req.url).pathname);
      return found ? respond(c, found) : c.body("Not found.\n", 404, PLAIN);
    }),
  );
}

const withRoute = (route: string, handle: (c: Ctx) => Response | Promise<Response>) => (c: Ctx) => {
  c.env.note.route = route;
  return handle(c);
};

const respond = (c: Ctx, ready: PreparedResponse): Response => responseTo(c.req.raw, ready);

const languagesKnown = ({ settingsRead }: Pick<AppOptions, "settingsRead">): Promise<unknown> =>
  within(SETTINGS_WAIT, settingsRead);

async function servePage(c: Ctx, options: AppOptions): Promise<Response> {
  const { routes, languages, pages, previews, movedAddresses } = options;
  const target = targetOf(c.env.incoming);
  const address = readAddress(target);
  const isOfPreview = isPreview(target);
  const table = await routes();
  const find = () => (address.kind === "page" ? pageRequest(address, table, languages()) : nowhere);
  // Together with the settings' call: most pages are in the first language.
  const early = isOfPreview || movedAddresses.isCached() ? null : find();
  if (early) pages.start(early);
  await languagesKnown(options);
  const request = find();
  const moved = isOfPreview ? null : await movedAddresses.beforeThePage(address, target);
  if (moved) return redirected(c, moved);
  if (address.kind === "redirect")
    return c.body(null, 308, {
      location: address.location,
      "cache-control": "public, max-age=3600",
    });
  if (!request) {
    const old = /\.html?$/.test(c.req.path)
      ? await movedAddresses.insteadOfNothing(address, target)
      : null;
    return old ? redirected(c, old) : c.body("Not found.\n", 404, PLAIN);
  }
  const link = address.kind === "page" ? address.query.get(PREVIEW_PARAMETER) : null;
  if (link !== null) return respond(c, await previews.get(request, link));
  const { ready, state } = await pages.get(request);
  const old = ready.status === 404 ? await movedAddresses.insteadOfNothing(address, target) : null;
  if (old) return redirected(c, old);
  Object.assign(c.env.note, { route: request.route, cache: state });
  const response = respond(c, ready);
  return state === "stale" ? withhold(response) : response;
}

/** Revalidated each time: a permanently cached redirect would loop once the page is back. */
const redirected = (c: Ctx, { location, status }: Redirected): Response =>
  c.body(null, status, { location, "cache-control": "no-cache" });

const visitorOf = (c: Ctx, { settings: { trustProxy } }: Pick<AppOptions, "settings">): string =>
  clientAddress(c.env.incoming.socket.remoteAddress, c.req.header("x-forwarded-for"), trustProxy);

/** A form posts to its page. Rebuilds the request on SITE_URL: a proxy changes scheme and host. */
async function takePost(c: Ctx, options: AppOptions): Promise<Response> {
  const { settings, routes, languages, pages, forms } = options;
  const { incoming } = c.env;
  await languagesKnown(options);
  const address = canonical(targetOf(incoming));
  const request = address && pageRequest(address, await routes(), languages());
  if (!request) return c.body("Not found.\n", 404, PLAIN);
  const { headers, body, signal } = c.req.raw;
  // `duplex` is an extension of Node's.
  const init: RequestInit & { duplex: "half" } = {
    method: "POST",
    headers,
    body,
    signal,
    duplex: "half",
  };
  const rebuilt = new Request(settings.siteUrl + address.path, init);
  return forms.handle(rebuilt, {
    address: visitorOf(c, options),
    pathname: address.path,
    signal,
    renderPage: async (_, outcome, isQuestionSpent) =>
      respond(c, await pages.withOutcome(request, outcome, isQuestionSpent)),
  });
}

/** The page of a post. Other spellings are accepted, because a post is not redirected. */
function canonical(target: string): (Address & { kind: "page" }) | null {
  const address = readAddress(target);
  const page = address.kind === "redirect" ? readAddress(address.location) : address;
  return page.kind === "page" ? page : null;
}

/** Path and query as sent; a client that treats the server as a proxy sends an absolute address. */
function targetOf({ url = "/" }: IncomingMessage): string {
  if (url.startsWith("/") || !URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  return pathname + search;
}
