import { CallError, goneOf, isOff, pageAt } from "@meridian/contract";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { FormSupport } from "#app/forms/form-support.ts";
import type { BrowserFiles } from "#app/islands/browser-files.ts";
import type { RenderContext } from "#app/render-context.server.ts";
import type { SiteConfig } from "#app/site-config.ts";
import { contextKey } from "#server/build.ts";
import type { Content } from "#server/content/content.ts";
import { ANY_PATH, NOWHERE } from "#server/page-cache/page-request.ts";
import { withoutPrefixed } from "#server/http/route-table.ts";
import type { RenderContent } from "#server/content/render-content.ts";
import type { OutsideSources } from "#server/http/headers.ts";
import type { SiteSettings } from "#server/config/site-settings.ts";

/** What one render gave. */
export interface Rendered {
  /** As React Router says, but 503 where the content host is what failed. */
  status: number;
  headers: Headers;
  /** Empty when not even the error page could be rendered. */
  body: Buffer;
  /** Origins beside ours that the page may use. */
  outside: OutsideSources;
  tags: ReadonlySet<string>;
  /** See `RenderContent`. */
  isDegraded: boolean;
  /** See `RenderContent`. */
  until: number;
  /** Keeps what the host said is absent; for pages that are there. */
  settle(): Promise<void>;
  /** What was thrown on the way, loaders and components alike. */
  errors: readonly unknown[];
}

export interface RenderRequest {
  path: string;
  /** Without `?`; parameters the page reads. */
  query: string;
  /** The pattern of the route that takes it, as the route table says. */
  route: string;
  support: FormSupport;
  /** In place of the visitors' content: a preview's. */
  reading?: RenderContent;
}

export type Render = (request: RenderRequest) => Promise<Rendered>;

export interface RenderOptions {
  /** Called for each render; in development it may give another build each time. */
  build: () => ServerBuild | Promise<ServerBuild>;
  browserFiles: BrowserFiles;
  mode: "production" | "development";
  siteUrl: string;
  content: Content;
  settings: Pick<SiteSettings, "of">;
  /** What follows from the site's settings for its forms and its policy. */
  follow(site: SiteConfig): { captcha: FormSupport["captcha"]; outside: OutsideSources };
  /** The owner's. */
  fonts: { of(site: SiteConfig, content: RenderContent): Promise<RenderContext["fonts"]> };
  /** Milliseconds after which a render is given up. */
  timeout?: number;
}

type Handler = (request: Request, context: RouterContextProvider) => Promise<Response>;

/**
 * Renders with a request of its own on SITE_URL: the visitor who caused it may leave, and what they
 * sent beyond the address never reaches the page.
 */
export function createRender({
  build,
  browserFiles,
  mode,
  siteUrl,
  content,
  settings,
  follow,
  fonts,
  timeout = 15_000,
}: RenderOptions): Render {
  const errorsOf = new WeakMap<object, unknown[]>();
  const handlers = new WeakMap<ServerBuild, Map<boolean, Handler>>();

  const handlerOf = (current: ServerBuild, isAnyPath: boolean): Handler => {
    const made = handlers.get(current) ?? new Map<boolean, Handler>();
    handlers.set(current, made);
    const known = made.get(isAnyPath);
    if (known) return known;
    const { handleError } = current.entry.module;
    const watched: ServerBuild["entry"]["module"] = {
      ...current.entry.module,
      handleError(error, args) {
        errorsOf.get(args.context)?.push(error);
        handleError?.(error, args);
      },
    };
    const whole = { ...current, entry: { ...current.entry, module: watched } };
    const handler: Handler = createRequestHandler(
      // React Router would give it to a route that does not take it.
      isAnyPath ? withoutPrefixed(whole) : whole,
      mode,
    );
    made.set(isAnyPath, handler);
    return handler;
  };

  return async ({ path, query, route, support, reading: given }) => {
    const reading = given ?? content.forRender();
    const current = await build();
    const errors: unknown[] = [];
    const context = new RouterContextProvider();
    // What a draft says of the settings is nobody else's.
    const said = await settings.of(reading, { isDraft: given !== undefined });
    // An editor at work is no visit, and a preview comes anew with what they type.
    const site = given ? { ...said, analytics: NOBODY } : said;
    const { captcha, outside } = follow(site);
    const { off } = site.pages;
    context.set(contextKey(current), {
      content: reading,
      site,
      fonts: await fonts.of(site, reading),
      forms: { ...support, captcha },
      browserFiles,
    });
    errorsOf.set(context, errors);
    // An editor may look at what is still off.
    const isGone = !given && isOff(path, off);
    const gone = goneOf(site);
    reading.leaveOut(given ? { ...gone, off: off.filter((name) => name !== pageAt(path)) } : gone);
    const target = siteUrl + (isGone ? NOWHERE : `${path}${query && `?${query}`}`);
    const response = await answeredWithin(timeout, (signal) =>
      handlerOf(current, route === ANY_PATH)(new Request(target, { signal }), context),
    );
    // Nothing but the host can take so long.
    if (response === "too late")
      errors.splice(
        0,
        errors.length,
        new CallError("(several)", siteUrl + path, `the page was not there after ${timeout} ms`),
      );
    const { status, headers } = response === "too late" ? NO_PAGE : response;
    const bytes = response === "too late" ? null : Buffer.from(await response.arrayBuffer());
    // React Router's own last word, a line of plain text, is no page.
    const hasPage = status < 500 || (headers.get("content-type") ?? "").startsWith("text/html");
    return {
      status: status >= 500 && errors.some(isHostFailure) ? 503 : status,
      headers,
      body: (hasPage && bytes) || Buffer.alloc(0),
      outside,
      tags: reading.tags,
      isDegraded: reading.isDegraded,
      until: reading.until,
      settle: () => reading.settle(),
      errors,
    };
  };
}

const NOBODY: SiteConfig["analytics"] = { provider: "none", site: "", host: "" };

const NO_PAGE = { status: 500, headers: new Headers() };

/**
 * The answer, or that it was not there after `ms`. The signal alone is not enough: requests follow
 * theirs through weak references, and one of React Router's own copies may be collected before it
 * is told to give up.
 */
async function answeredWithin(
  ms: number,
  answer: (signal: AbortSignal) => Promise<Response>,
): Promise<Response | "too late"> {
  const controller = new AbortController();
  const late = Promise.withResolvers<"too late">();
  const timer = setTimeout(() => {
    late.resolve("too late");
    controller.abort();
  }, ms);
  const answered = answer(controller.signal);
  answered.catch(() => undefined);
  return Promise.race([late.promise, answered]).finally(() => clearTimeout(timer));
}

/** By name: the error may come from a copy of the contract in the bundle. */
export const isHostFailure = (error: unknown): error is Error =>
  error instanceof Error && error.name === "CallError";
