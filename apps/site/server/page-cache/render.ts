import { documentMark } from "@meridian/contract/site-protocol/document-link";
import { CallError } from "@meridian/contract";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { FormSupport } from "#app/forms/form-support.ts";
import { contextKey } from "#server/build.ts";
import type { OpenedPage } from "#server/page-cache/open-page.ts";
import { ANY_PATH, NOWHERE } from "#server/page-cache/page-request.ts";
import { onlyAnyPath } from "#server/http/route-table.ts";
import { captchaWithKeys, type CaptchaSources } from "#server/config/captcha-choice.ts";
import { outsideOf } from "#server/http/outside-sources.ts";
import type { OutsideSources } from "#server/http/headers.ts";
import type { Uses } from "#server/services.ts";

export interface Rendered {
  /** As from React Router, but 503 if the content host failed. */
  status: number;
  headers: Headers;
  /** Empty if even the error page failed to render. */
  body: Buffer;
  /** Further origins that the page may use. */
  outside: OutsideSources;
  tags: ReadonlySet<string>;
  /** See `RenderContent`. */
  isDegraded: boolean;
  /** See `RenderContent`. */
  isIncomplete: boolean;
  /** See `RenderContent`. */
  until: number;
  /** Stores the absence of records; for existing pages only. */
  settle(): Promise<void>;
  /** Errors of loaders and components. */
  errors: readonly unknown[];
}

export type Render = (page: OpenedPage, support: FormSupport) => Promise<Rendered>;

type Handler = (request: Request, context: RouterContextProvider) => Promise<Response>;

/** React Router's handlers of a build, which record a render's errors by its context. */
function createHandlers(mode: "production" | "development") {
  const errorsOf = new WeakMap<object, unknown[]>();
  const handlers = new WeakMap<ServerBuild, Map<string, Handler>>();

  const handlerOf = (current: ServerBuild, isAnyPath: boolean, basename: string): Handler => {
    const made = handlers.get(current) ?? new Map<string, Handler>();
    handlers.set(current, made);
    const name = `${isAnyPath} ${basename}`;
    const known = made.get(name);
    if (known) return known;
    const { handleError } = current.entry.module;
    const watched: ServerBuild["entry"]["module"] = {
      ...current.entry.module,
      handleError(error, args) {
        errorsOf.get(args.context)?.push(error);
        handleError?.(error, args);
      },
    };
    const whole = { ...current, basename, entry: { ...current.entry, module: watched } };
    // React Router would match a route whose prefixes do not fit.
    const handler: Handler = createRequestHandler(isAnyPath ? onlyAnyPath(whole) : whole, mode);
    made.set(name, handler);
    return handler;
  };
  return { handlerOf, errorsOf };
}

/**
 * Has its own request on SITE_URL: of the visitor's request only the address reaches the page.
 * `timeout`: milliseconds until a render times out.
 */
export function createRender({
  stage: { build, browserFiles, mode },
  settings,
  privateSettings,
  fonts,
  search,
  timeout = 15_000,
}: Uses<
  never,
  {
    stage: "build" | "browserFiles" | "mode";
    settings: "siteUrl" | "captcha" | "purgeSecret";
    fonts: "of";
    search: "of";
  }
> &
  Pick<CaptchaSources, "privateSettings"> & { timeout?: number }): Render {
  const { siteUrl } = settings;
  const { handlerOf, errorsOf } = createHandlers(mode);

  return async (page, support) => {
    const { request, reading, site, place } = page;
    const { path, query, language: { code, prefix = "" } = {} } = request;
    const current = await build();
    const errors: unknown[] = [];
    const context = new RouterContextProvider();
    const { captcha, outside } = outsideOf(site, captchaWithKeys({ settings, privateSettings }));
    context.set(contextKey(current), {
      content: reading,
      site,
      fonts: await fonts.of(site, reading),
      forms: { ...support, captcha },
      browserFiles,
      search: search.of(code),
      ...page.language,
      found: page.found,
      documentMark: (document) => documentMark(settings.purgeSecret, document),
    });
    errorsOf.set(context, errors);
    const isAnyPath = request.route === ANY_PATH || place === "landing";
    const target =
      siteUrl + (place === "none" ? prefix + NOWHERE : `${path}${query && `?${query}`}`);
    const response = await answeredWithin(timeout, (signal) =>
      handlerOf(current, isAnyPath, prefix || "/")(new Request(target, { signal }), context),
    );
    // Only the host can delay it this long.
    if (response === "too late")
      errors.splice(
        0,
        errors.length,
        new CallError("(several)", siteUrl + path, `the page took over ${timeout} ms`),
      );
    const { status, headers } = response === "too late" ? NO_PAGE : response;
    const bytes = response === "too late" ? null : Buffer.from(await response.arrayBuffer());
    // React Router's plain-text error response is not a page.
    const hasPage = status < 500 || (headers.get("content-type") ?? "").startsWith("text/html");
    return {
      status: status >= 500 && errors.some(isHostFailure) ? 503 : status,
      headers,
      body: (hasPage && bytes) || Buffer.alloc(0),
      outside,
      tags: reading.tags,
      isDegraded: reading.isDegraded,
      isIncomplete: reading.isIncomplete,
      until: reading.until,
      settle: () => reading.settle(),
      errors,
    };
  };
}

const NO_PAGE = { status: 500, headers: new Headers() };

/**
 * The response, or a timeout after `ms`. The signal alone is not enough: a request follows it
 * through weak references, and React Router's own copy may be garbage-collected before the abort.
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
