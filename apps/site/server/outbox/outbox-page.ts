/**
 * `/outbox`: undelivered messages, for an owner whose host has no inbox. A link of `npm run
 * outbox -- link` opens it. Works without script; only a message's page has the visitor's words.
 */
import { readFileSync } from "node:fs";
import type { Theme } from "@meridian/contract/theme";
import {
  LINK_PARAMETER,
  newId,
  OUTBOX_PATH,
  issuePass,
  readPass,
  VISIT_GOOD_MS,
  type AdminApi,
} from "@meridian/intake";
import { isForeign } from "#server/forms/origin.ts";
import { createPlainPage } from "#server/http/plain-page.ts";
import { headerPairs, type FlatHeaders } from "#server/http/prepared-response.ts";
import { readBounded } from "#server/http/read-bounded.ts";
import type { Log } from "#server/observability/log.ts";
import { listMain, messageMain } from "#server/outbox/outbox-words.ts";

export interface OutboxPageOptions {
  /** Signs links, visits and forms. */
  secret: string;
  siteUrl: string;
  brand: () => string;
  theme?: () => Theme;
  adminApi: AdminApi | undefined;
  log: Pick<Log, "info" | "warn" | "error">;
  now?: () => number;
}

export type OutboxPage = (request: Request) => Promise<Response>;

const STYLES = readFileSync(new URL("./outbox-page.css", import.meta.url), "utf8");
const COOKIE = "outbox";
/** Maximum rows per page. */
const MOST = 200;
const LARGEST_POST = 8 * 1024;

/** Only the page's own styles and forms. */
const policyOf = ({ styles }: { styles: readonly string[] }): string =>
  `default-src 'none'; style-src ${styles.join(" ")}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const NO_STORE = { "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" };

/** The same response to every unauthorized request. */
const nothing = (status = 404): Response =>
  new Response(null, { status, headers: { ...NO_STORE } });

interface Context extends OutboxPageOptions {
  adminApi: AdminApi;
  isHttps: boolean;
  now: () => number;
  page: (title: string, main: string) => { html: string; headers: FlatHeaders };
}

export function createOutboxPage({
  adminApi,
  now = () => Date.now(),
  ...options
}: OutboxPageOptions): OutboxPage {
  if (!adminApi) return async () => nothing();
  const isHttps = options.siteUrl.startsWith("https:");
  const page = createPlainPage({
    brand: options.brand,
    theme: options.theme,
    isHttps,
    extraStyles: STYLES,
    policy: policyOf,
  });
  const context: Context = { ...options, adminApi, isHttps, now, page };
  return async (request) => {
    try {
      return await answer(request, context);
    } catch (error) {
      options.log.error({ err: error }, "outbox page: the journal is unreadable");
      return nothing(503);
    }
  };
}

async function answer(request: Request, context: Context): Promise<Response> {
  const url = new URL(request.url);
  if (request.method === "POST") return act(request, context);
  const key = url.searchParams.get(LINK_PARAMETER);
  if (key !== null) return open(key, request, context);
  const visit = visitOf(request, context);
  if (!visit) return nothing();
  const id = url.pathname.slice(OUTBOX_PATH.length + 1);
  return id === "" ? list(url, visit, context) : message(id, visit, context);
}

/** A link starts a visit and is used up. */
async function open(key: string, request: Request, context: Context): Promise<Response> {
  const { secret, adminApi, log, now } = context;
  const link = readPass(secret, "link", key, now());
  // Prefetches and prerenders must not use up the link.
  const isAhead = /prefetch|prerender/.test(request.headers.get("sec-purpose") ?? "");
  if (request.method !== "GET" || isAhead || !link) {
    log.warn({}, "outbox page: rejected a link: wrong or expired");
    return nothing();
  }
  if (!(await adminApi.useOnce(`outbox-link:${link.id}`, link.until))) {
    log.warn({}, "outbox page: rejected a link: already used");
    return nothing();
  }
  const until = now() + VISIT_GOOD_MS;
  const visit = issuePass(secret, "visit", { id: newId(), until });
  log.info({ until: new Date(until).toISOString() }, "outbox page: opened by a link");
  const secure = context.isHttps ? "; Secure" : "";
  return new Response(null, {
    status: 303,
    headers: {
      ...NO_STORE,
      location: OUTBOX_PATH,
      "set-cookie": `${COOKIE}=${visit}; Path=${OUTBOX_PATH}; Max-Age=${VISIT_GOOD_MS / 1000}; HttpOnly; SameSite=Lax${secure}`,
    },
  });
}

/** A session; `form` is the token of its forms. */
interface Visit {
  id: string;
  form: string;
}

function visitOf(request: Request, { secret, now }: Context): Visit | null {
  const cookie = (request.headers.get("cookie") ?? "")
    .split(";")
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${COOKIE}=`));
  const visit = readPass(secret, "visit", cookie?.slice(COOKIE.length + 1) ?? "", now());
  return visit && { id: visit.id, form: issuePass(secret, "form", visit) };
}

async function list(url: URL, visit: Visit, context: Context): Promise<Response> {
  const rows = await context.adminApi.list({ limit: MOST + 1 });
  const again = Number(url.searchParams.get("again") ?? Number.NaN);
  return html(
    context,
    "Undelivered messages",
    listMain({
      rows: rows.slice(0, MOST),
      isMore: rows.length > MOST,
      form: visit.form,
      now: context.now(),
      sentAgain: Number.isInteger(again) && again >= 0 ? again : undefined,
    }),
  );
}

async function message(id: string, visit: Visit, context: Context): Promise<Response> {
  const submission = /^[\w-]{1,100}$/.test(id) ? await context.adminApi.read(id) : null;
  const rows = submission
    ? await context.adminApi.list({ submission: id, all: true, limit: MOST })
    : [];
  // Delivered messages are read at their target.
  if (!submission || rows.every(({ state }) => state === "delivered")) return nothing();
  context.log.info({ submission: id }, "outbox page: a message was read");
  return html(
    context,
    "A message",
    messageMain({ submission, rows, form: visit.form, now: context.now() }),
  );
}

/** Handles "Send again", for one message or for all. */
async function act(request: Request, context: Context): Promise<Response> {
  const { secret, siteUrl, adminApi, log, now } = context;
  const visit = visitOf(request, context);
  if (!visit) return nothing();
  const body = isForeign(request.headers, siteUrl)
    ? null
    : await readBounded(request, LARGEST_POST);
  const posted = new URLSearchParams(body?.toString("utf8") ?? "");
  const form = readPass(secret, "form", posted.get("form") ?? "", now());
  if (form?.id !== visit.id) {
    log.warn({}, "outbox page: rejected a form: not from this visit's own page");
    return nothing(403);
  }
  const submission = posted.get("submission");
  const rows = submission === null ? await adminApi.resendAll() : await adminApi.resend(submission);
  log.info(
    { ...(submission === null ? { all: true } : { submission: nameOf(submission) }), rows },
    "outbox page: resent",
  );
  return new Response(null, {
    status: 303,
    headers: { ...NO_STORE, location: `${OUTBOX_PATH}?again=${rows}` },
  });
}

/** Only valid message numbers go into the log. */
const nameOf = (submission: string): string =>
  /^[\da-f-]{36}$/i.test(submission) ? submission : "no valid number";

function html({ page }: Context, title: string, main: string): Response {
  const { html: text, headers } = page(title, main);
  const response = new Response(text, {
    headers: { ...NO_STORE, "content-type": "text/html; charset=utf-8" },
  });
  for (const [name, value] of headerPairs(headers)) response.headers.set(name, value);
  return response;
}
