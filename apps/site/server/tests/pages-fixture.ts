import { CallError } from "@meridian/contract";
import { BUILT_IN } from "@meridian/contract/theme";
import { vi } from "vitest";
import { NOTHING_FOUND, type SiteSearch } from "#app/content/site-search.ts";
import type { FormSupport } from "#app/forms/form-support.ts";
import type { SiteConfig } from "#app/site-config.ts";
import { createPostProcess } from "#server/page-cache/post-process.ts";
import { createFallbackPage } from "#server/http/fallback-page.ts";
import { createPageStore } from "#server/page-cache/page-store.ts";
import type { OpenedPage } from "#server/page-cache/open-page.ts";
import type { PageRequest } from "#server/page-cache/page-request.ts";
import { createPages } from "#server/page-cache/pages.ts";
import { createInvalidations } from "#server/content/invalidations.ts";
import { type PreparedResponse } from "#server/http/prepared-response.ts";
import type { Render, Rendered } from "#server/page-cache/render.ts";

export const request = (path = "/", more: Partial<PageRequest> = {}): PageRequest => ({
  key: path,
  path,
  query: "",
  route: path,
  isFallback: false,
  readsQuery: false,
  ...more,
});
/** A page without reads. `instead`: what visitors get. */
export const openedAt = (asked: PageRequest, instead: OpenedPage["instead"] = null): OpenedPage =>
  ({ request: asked, at: performance.timeOrigin + performance.now(), instead }) as OpenedPage;
export const page = (text: string, more: Partial<Rendered> = {}): Rendered => ({
  status: 200,
  headers: new Headers({ "content-type": "text/html" }),
  body: Buffer.from(`<html><body>${text}</body></html>`),
  outside: {},
  tags: new Set(["home"]),
  isDegraded: false,
  isIncomplete: false,
  until: Infinity,
  settle: async () => {},
  errors: [],
  ...more,
});
export const NO_SEARCH: SiteSearch = {
  find: async () => NOTHING_FOUND,
  hasGroup: () => false,
};
export const textOf = (ready: PreparedResponse) =>
  /<body>(.*)<\/body>/.exec(String(ready.variants.identity.body))?.[1];
export const broken = () =>
  page("failed", {
    status: 503,
    errors: [new CallError("home", "http://host", "answered HTTP 500")],
  });

/** The fallback page of a brand. */
export const fallbackPageOf = (
  name: string,
  more: Partial<Parameters<typeof createFallbackPage>[0]> = {},
) =>
  createFallbackPage({
    stage: { mode: "production" },
    siteSettings: { latest: { brand: { name }, language: "en", messages: {} } as SiteConfig },
    theme: () => BUILT_IN,
    fonts: { cached: () => "" },
    isHttps: false,
    ...more,
  });

/** What a page passes after its render, without a brand's files. */
export const postProcessOf = (more: Partial<Parameters<typeof createPostProcess>[0]> = {}) =>
  createPostProcess({
    isHttps: false,
    stage: { mode: "production" },
    themedFiles: { version: () => "", isDark: () => false },
    brandFiles: { version: () => "" },
    cdn: undefined,
    ...more,
  });

export function fixture(more: Partial<Parameters<typeof createPages>[0]> = {}) {
  const invalidations = createInvalidations();
  const render = vi.fn<Render>(async () => page("one"));
  const log = {
    warn: vi.fn<(...args: unknown[]) => void>(),
    error: vi.fn<(...args: unknown[]) => void>(),
  };
  const questions = { issued: 0 };
  const support = (_?: string, question?: FormSupport["question"]): FormSupport => ({
    captcha: { provider: "altcha", challengeUrl: "/c" },
    question: question ?? { question: "?", token: String(questions.issued++) },
  });
  const store = createPageStore(10 * 2 ** 20);
  const pages = createPages({
    render,
    postProcess: postProcessOf(),
    pageStore: store,
    invalidations,
    forms: { support },
    openPage: async (asked) => openedAt(asked),
    startCalls: async () => undefined,
    metrics: { render: () => undefined },
    trace: undefined,
    fallbackPage: fallbackPageOf("B"),
    log: log as never,
    ttl: 60_000,
    timeoutMs: 10_000,
    ...more,
  });
  const get = async (path = "/", extra: Partial<PageRequest> = {}) => {
    const { ready, state } = await pages.get(request(path, extra));
    return { text: textOf(ready), state, status: ready.status, ready };
  };
  const purge = (...tags: string[]) => (invalidations.note(tags), pages.purge(tags));
  return { pages, render, log, get, purge, store, invalidations };
}
