/** Handles requests without a prepared response: Hono around React Router and all services. */
import type { IncomingMessage } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { PREVIEW_PARAMETER } from "@meridian/contract/site-protocol/preview-link";
import { DOCUMENT_PAGE } from "@meridian/contract/site-protocol/document-link";
import { POOL_PAGE } from "@meridian/contract/site-protocol/talent-pool";
import { Hono, type Context } from "hono";
import { readAddress, type Address } from "#server/http/addresses.ts";
import { clientAddress } from "@meridian/http/client-address";
import { within } from "@meridian/http/within";
import { BRAND_PATHS } from "#server/brand/brand-files.ts";
import { pageOfMarkdown } from "#app/seo/markdown-address.ts";
import { MARKDOWN } from "#server/markdown/markdown-pages.ts";
import { withhold } from "#server/cdn/cdn.ts";
import { createDeliveries } from "#server/cms-link/deliveries.ts";
import { createDocuments } from "#server/documents/documents.ts";
import type { Seo } from "#server/seo/seo.ts";
import type { App, Note } from "#server/request-handler.ts";
import { nowhere, pageRequest } from "#server/page-cache/page-request.ts";
import { isPreview } from "#server/preview/previews.ts";
import type { Redirected } from "#server/redirects/moved-addresses.ts";
import { securityHeaders } from "#server/http/headers.ts";
import { headerPairs, responseTo } from "#server/http/prepared-response.ts";
import type { Uses } from "#server/services.ts";
import { createTalentPool } from "#server/talent-pool/talent-pool.ts";

type Bindings = HttpBindings & { note: Note };
type Ctx = Context<{ Bindings: Bindings }>;

type Used = Uses<
  | "settings"
  | "stage"
  | "isHttps"
  | "routes"
  | "siteSettings"
  | "theme"
  | "fonts"
  | "ahead"
  | "pages"
  | "markdownPages"
  | "previews"
  | "movedAddresses"
  | "pictures"
  | "brandFiles"
  | "seo"
  | "forms"
  | "link"
  | "visits"
  | "visitStore"
  | "health"
  | "fallbackPage"
  | "log"
>;

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
export function createApp(services: Used): App {
  const app = routed(services);
  // Whatever the request's Host, this is the site at SITE_URL; an invalid Host would throw.
  const { host } = new URL(services.settings.siteUrl);
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

function routed(services: Used): Hono<{ Bindings: Bindings }> {
  const { stage, isHttps, fallbackPage, log } = services;
  const app = new Hono<{ Bindings: Bindings }>();
  // For responses that lack them.
  const added = headerPairs(
    securityHeaders({ isHttps, ...(stage.mode === "development" && { policy: null }) }),
  );

  app.use(async (c, next) => {
    await next();
    // The plain policy would replace the page's and block its styles and forms.
    if (c.res.status === 304) return;
    for (const [name, value] of added) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  });
  const add = ([method, path, route, handle]: Row): void =>
    void app.on(method, path, (c) => {
      c.env.note.route = route;
      return handle(c);
    });
  machineRoutes(services).forEach(add);
  app.get("/:language/llms.txt", async (c) => {
    await languagesKnown(services);
    const found = await services.seo.handle(c.req.raw);
    if (!found) return servePage(c, services);
    c.env.note.route = "finding";
    return found;
  });
  app.get("*", (c) => servePage(c, services));
  add(["POST", "*", "form", (c) => takePost(c, services)]);
  app.all("*", (c) =>
    c.body("This server accepts only GET, HEAD and POST.\n", 405, {
      ...PLAIN,
      allow: "GET, HEAD, POST",
    }),
  );
  app.onError((error, c) => {
    log.error({ path: c.req.path, err: error }, "request failed with an internal error");
    return responseTo(c.req.raw, fallbackPage(500, error));
  });
  return app;
}

type Handle = (c: Ctx) => Response | Promise<Response>;
type Row = readonly [method: "GET" | "POST", path: string, route: string, handle: Handle];

/** Everything except pages: health, the content host's calls, files, sitemaps, captcha. */
function machineRoutes(services: Used): Row[] {
  const { pictures, brandFiles, seo, forms, link, visits, health, stage } = services;
  const deliveries = createDeliveries(services);
  const pool = createTalentPool(services);
  const documents = createDocuments(services);
  const drawn =
    (module: Pick<Seo, "handle">): Handle =>
    async (c) => {
      await languagesKnown(services);
      return (await module.handle(c.req.raw)) ?? notFound(c);
    };
  return [
    ["GET", "/healthz", "health", () => health.alive()],
    ["GET", "/readyz", "health", () => health.ready()],
    ["GET", "/metrics", "health", (c) => health.metrics(c.req.raw)],
    ["POST", "/purge", "purge", (c) => link.purge(c.req.raw)],
    ["POST", "/visits", "visits", (c) => visits.take(c.req.raw, visitorOf(c, services))],
    ["POST", "/visits/report", "visits", (c) => visits.report(c.req.raw)],
    ["POST", "/deliveries", "deliveries", (c) => deliveries(c.req.raw)],
    ["GET", POOL_PAGE, "pool", (c) => pool.show(c.req.raw)],
    ["POST", POOL_PAGE, "pool", (c) => pool.take(c.req.raw)],
    ["GET", DOCUMENT_PAGE, "document", (c) => documents.show(c.req.raw)],
    [
      "POST",
      DOCUMENT_PAGE,
      "document",
      (c) => documents.download(c.req.raw, visitorOf(c, services)),
    ],
    ["GET", "/pictures/*", "picture", (c) => pictures.handle(c.req.raw)],
    ["GET", "/media/*", "file", (c) => pictures.handle(c.req.raw)],
    ...FINDING.map((path): Row => ["GET", path, "finding", drawn(seo)]),
    ...BRAND_PATHS.map((path): Row => ["GET", path, "icon", drawn(brandFiles)]),
    ["GET", "/captcha/challenge", "captcha", async () => uncached(await forms.challenge())],
    // Assets of no known build: no page, in any spelling.
    [
      "GET",
      "/assets/*",
      "file",
      async (c) => {
        // Of another node's build.
        const found = await stage.files.find?.(new URL(c.req.url).pathname);
        return found ? responseTo(c.req.raw, found) : notFound(c);
      },
    ],
  ];
}

function uncached(response: Response): Response {
  response.headers.set("cache-control", "no-store");
  return response;
}

const notFound = (c: Ctx): Response => c.body("Not found.\n", 404, PLAIN);

const languagesKnown = ({ ahead }: Pick<Used, "ahead">): Promise<unknown> =>
  within(SETTINGS_WAIT, ahead.settingsRead);

/** A page as Markdown (AI-01); `null`: no page is there. */
async function serveMarkdown(c: Ctx, page: string, services: Used): Promise<Response | null> {
  await languagesKnown(services);
  const found = await services.markdownPages.at(page);
  if (!found || "location" in found) return found && redirected(c, found);
  Object.assign(c.env.note, { route: MARKDOWN, cache: found.state });
  const response = responseTo(c.req.raw, found.ready);
  return found.state === "stale" ? withhold(response) : response;
}

async function servePage(c: Ctx, services: Used): Promise<Response> {
  const { routes, siteSettings, pages, previews, movedAddresses } = services;
  const target = targetOf(c.env.incoming);
  const markdown = pageOfMarkdown(target);
  const found = markdown === null ? null : await serveMarkdown(c, markdown, services);
  if (found) return found;
  const address = readAddress(target);
  const isOfPreview = isPreview(target);
  const table = await routes();
  const link = address.kind === "page" ? address.query.get(PREVIEW_PARAMETER) : null;
  const find = () => {
    if (address.kind !== "page") return nowhere;
    const shown = link === null ? undefined : previews.languageOf(address.path, link);
    return pageRequest(address, table, shown ? [shown] : siteSettings.languages().others);
  };
  // Together with the settings' call: most pages are in the first language.
  const early = isOfPreview || movedAddresses.isCached() ? null : find();
  if (early) pages.start(early);
  await languagesKnown(services);
  const request = find();
  const moved = isOfPreview ? null : await movedAddresses.beforeThePage(address, target);
  if (moved) return redirected(c, moved);
  if (address.kind === "redirect")
    return c.body(null, 308, {
      location: address.location,
      "cache-control": "public, max-age=3600",
    });
  if (!request) {
    const old = movedAddresses.mayHaveMoved(c.req.path)
      ? await movedAddresses.insteadOfNothing(address, target)
      : null;
    return old ? redirected(c, old) : notFound(c);
  }
  if (link !== null) return responseTo(c.req.raw, await previews.get(request, link));
  const { ready, state } = await pages.get(request);
  const old = ready.status === 404 ? await movedAddresses.insteadOfNothing(address, target) : null;
  if (old) return redirected(c, old);
  Object.assign(c.env.note, { route: request.route, cache: state });
  const response = responseTo(c.req.raw, ready);
  return state === "stale" ? withhold(response) : response;
}

/** Revalidated each time: a permanently cached redirect would loop once the page is back. */
const redirected = (c: Ctx, { location, status }: Redirected): Response =>
  c.body(null, status, { location, "cache-control": "no-cache" });

const visitorOf = (c: Ctx, { settings: { trustProxy } }: Pick<Used, "settings">): string =>
  clientAddress(c.env.incoming.socket.remoteAddress, c.req.header("x-forwarded-for"), trustProxy);

/** A form posts to its page. Rebuilds the request on SITE_URL: a proxy changes scheme and host. */
async function takePost(c: Ctx, services: Used): Promise<Response> {
  const { settings, routes, siteSettings, pages, forms } = services;
  const { incoming } = c.env;
  await languagesKnown(services);
  const address = canonical(targetOf(incoming));
  const request = address && pageRequest(address, await routes(), siteSettings.languages().others);
  if (!request) return notFound(c);
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
    address: visitorOf(c, services),
    pathname: address.path,
    signal,
    renderPage: async (_, outcome, isQuestionSpent) =>
      responseTo(c.req.raw, await pages.withOutcome(request, outcome, isQuestionSpent)),
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
