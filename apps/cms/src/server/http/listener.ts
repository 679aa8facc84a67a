/** Handles requests before Next: health, library files, headers, and a refusal during the start. */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { join } from "node:path";
import type { ReadinessReport } from "@meridian/http/readiness";
import type { Logger } from "pino";
import { setSecurityHeaders } from "#server/http/admin-headers.ts";
import { isForeign, ownOrigins } from "#server/http/own-origins.ts";
import { openFiles } from "@meridian/files/store/open-files";
import { serveMedia } from "#server/http/serve-media.ts";
import { noteAddress } from "#server/http/visitor-address.ts";
import { isClosedView } from "#server/http/closed-views.ts";
import type { Settings } from "#server/settings.ts";

/** The listener reads it at each request. */
export interface Phase {
  name: "starting" | "seeding" | "ready" | "stopping";
  /** The state of database and disk. Set when the start is complete. */
  readiness?: () => Promise<ReadinessReport>;
  /** Whether visitors get this PDF of the library only after a form. */
  isClosed?: (name: string) => Promise<boolean>;
  handle?: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

/** Bytes of a body: a video for the library. The forms have smaller limits. */
const MAX_BODY = 64 * 1024 * 1024;

/** Bytes of requests without files: the longest record is a few hundred kB. */
const MAX_JSON = 8 * 1024 * 1024;
/** Bytes of a login and other calls about users. */
const MAX_OF_USERS = 64 * 1024;

/** Checks the declared length before the body is read; a body without one is not checked here. */
function refuseBody(
  { headers }: IncomingMessage,
  path: string,
): { status: 411 | 413; message: string } | null {
  const isAdmin = path.startsWith("/cms/");
  if (isAdmin && headers["transfer-encoding"] !== undefined)
    return { status: 411, message: "The request needs a Content-Length." };
  const isFile = /^multipart\//i.test(headers["content-type"] ?? "");
  const isOfUsers = /^\/cms\/api\/(?:users|oidc)(?:\/|$)/i.test(path);
  const most = isOfUsers ? MAX_OF_USERS : isAdmin && !isFile ? MAX_JSON : MAX_BODY;
  return Number(headers["content-length"] ?? 0) > most
    ? { status: 413, message: `The request is larger than ${most / 1024} kB.` }
    : null;
}

function sendJson(response: ServerResponse, status: number, json: object): void {
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    ...(status === 503 ? { "retry-after": "2" } : {}),
  });
  response.end(JSON.stringify(json));
}

async function answerHealth(response: ServerResponse, phase: Phase): Promise<void> {
  if (phase.name !== "ready" || !phase.readiness)
    return sendJson(response, 503, { status: phase.name });
  const { ok, parts } = await phase.readiness();
  const [name] = Object.entries(parts).find(([, part]) => !part.ok) ?? ["ok"];
  sendJson(response, ok ? 200 : 503, { status: name, parts });
}

const NO_DATABASE =
  "The database cannot be reached at the moment. Your words are kept here: leave this page open and save again in a minute.";

/**
 * The admin without its database: without a session to read, Payload would report a missing right or
 * show the login. Files of the admin itself need no database.
 */
async function refuseWithoutDatabase(
  response: ServerResponse,
  path: string,
  { readiness }: Phase,
): Promise<boolean> {
  const isCall = path.startsWith("/cms/api/");
  if (!isCall && !/^\/admin(?:\/|$)/.test(path)) return false;
  if ((await readiness?.())?.parts.database?.ok !== false) return false;
  if (isCall) sendJson(response, 503, { errors: [{ message: NO_DATABASE }] });
  else {
    response.writeHead(503, {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "retry-after": "10",
    });
    response.end(UNREACHABLE_PAGE);
  }
  return true;
}

const UNREACHABLE_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>The database cannot be reached</title><h1>The database cannot be reached</h1><p>You are still logged in, and nothing is lost. This page works again as soon as the database does: reload it in a minute. If it stays like this, tell whoever runs this site.</p></html>
`;

const LOOPBACK = new Set(["localhost", "127.0.0.1"]);

/** Whether an editor uses this machine's other name: the cookie is valid for one name only. */
export function otherName(host: string | undefined, { url }: Pick<Settings, "url">): boolean {
  const own = new URL(url);
  if (!LOOPBACK.has(own.hostname) || host === undefined || host === own.host) return false;
  return URL.canParse(`http://${host}`) && LOOPBACK.has(new URL(`http://${host}`).hostname);
}

/** Where to redirect such a request. */
function betterAddress(
  { pathname, search }: URL,
  host: string | undefined,
  settings: Pick<Settings, "url">,
): string | undefined {
  if (pathname === "/") return "/admin";
  if (/^\/admin(?:\/|$)/.test(pathname) && otherName(host, settings))
    return settings.url + pathname + search;
  return isClosedView(pathname) ? "/admin/login" : undefined;
}

/** `log` gets failures without the query, which may contain a person's input. */
export function createListener(
  settings: Settings,
  phase: Phase,
  log: Pick<Logger, "error">,
): RequestListener {
  const files = openFiles(join(settings.dataDir, "media"), "library", settings.bucket);
  const https = settings.url.startsWith("https:");
  const own = ownOrigins(settings.url);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = request.url ?? "/";
    if (!URL.canParse(address, "http://cms"))
      return sendJson(response, 400, { status: "bad address" });
    const url = new URL(address, "http://cms");
    const reads = request.method === "GET" || request.method === "HEAD";
    setSecurityHeaders(request, response, url.pathname, { https, siteUrl: settings.siteUrl });
    // Only for the user; a cacheable file sets its own header.
    if (url.pathname.startsWith("/cms/")) response.setHeader("cache-control", "no-store");
    if (reads && url.pathname === "/healthz") return answerHealth(response, phase);
    // Requests during a stop are answered.
    if (!phase.handle || !phase.readiness)
      return sendJson(response, 503, {
        code: "not_ready",
        message: `The content host is ${phase.name}.`,
        data: { status: 503 },
      });
    const tooMuch = refuseBody(request, url.pathname);
    if (tooMuch)
      return sendJson(response, tooMuch.status, { errors: [{ message: tooMuch.message }] });
    if (url.pathname.startsWith("/media/"))
      return reads
        ? serveMedia(request, response, {
            files,
            url,
            isClosed: phase.isClosed,
            secret: settings.purgeSecret,
          })
        : sendJson(response, 405, { status: "method not allowed" });
    const better = reads ? betterAddress(url, request.headers.host, settings) : undefined;
    if (better !== undefined) return redirect(response, better);
    // Form addresses accept the site's server, which sends no origin.
    if (!reads && isForeign(request.headers, own))
      return sendJson(response, 403, {
        errors: [{ message: `Only pages of ${settings.url} may send this request.` }],
      });
    if (await refuseWithoutDatabase(response, url.pathname, phase)) return;
    noteAddress(request, settings.trustProxy);
    await phase.handle(request, response);
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      log.error(
        { method: request.method, path: request.url?.split("?", 1)[0], err: error },
        "a request failed",
      );
      if (response.headersSent) response.destroy();
      else
        sendJson(response, 500, {
          code: "internal_server_error",
          message: "The content host failed; see its log.",
          data: { status: 500 },
        });
    });
  };
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(307, { location, "cache-control": "no-store" });
  response.end();
}
