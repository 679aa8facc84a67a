import { NO_TAGS } from "@meridian/contract/tags";
import { BANDS, CallError } from "@meridian/contract";
import type { LoaderFunctionArgs, ServerBuild } from "react-router";
import { createContext } from "react-router";
import { describe, expect, test, vi } from "vitest";
import type { RenderContext } from "#app/render-context.server.ts";
import type { Content } from "#server/content/content.ts";
import { createInvalidations } from "#server/content/invalidations.ts";
import type { RenderContent } from "#server/content/render-content.ts";
import { createOpenPage } from "#server/page-cache/open-page.ts";
import type { PageRequest } from "#server/page-cache/page-request.ts";
import { createRender } from "#server/page-cache/render.ts";
import { languagesOf } from "#server/config/site-language.ts";
import { NO_SEARCH, request as requestFor } from "#server/tests/pages-fixture.ts";

const key = createContext<RenderContext>();
const support = {
  captcha: { provider: "altcha" as const, challengeUrl: "/captcha/challenge" },
  question: { question: "?", token: "t" },
};
const content = {
  forRender: () => ({
    tags: new Set(["home"]),
    isDegraded: true,
    leaveOut: () => undefined,
    in: () => ({}),
    settle: async () => {},
    read: async () => ({ title: "from the host" }),
    report() {},
  }),
} as unknown as Content;

/** A build of one page with this `loader`; its error page is plain. */
function buildOf(
  loader: (args: LoaderFunctionArgs) => unknown,
  render: (status: number) => Response = (status) =>
    new Response(`status ${status}`, { status, headers: { "content-type": "text/html" } }),
): ServerBuild {
  const handleError = vi.fn<() => void>();
  return {
    entry: {
      module: {
        default: (_: Request, status: number) => render(status),
        handleError,
        renderContext: key,
      },
    },
    routes: {
      root: {
        id: "root",
        path: "*",
        module: { default: () => null, ErrorBoundary: () => null, loader },
      },
    },
    assets: {
      entry: { imports: [], module: "" },
      routes: { root: { id: "root" } },
      url: "",
      version: "1",
    },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    basename: "/",
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  } as unknown as ServerBuild;
}

const ONE = () => languagesOf({ language: "en", otherLanguages: [] });
const WORDS = { language: "en", messages: {} };
const OUTSIDE = {
  captcha: "altcha",
  analytics: { provider: "none", site: "", host: "" },
  tags: NO_TAGS,
};
const SERVICES = {
  settings: {
    siteUrl: "https://www.example.com",
    captcha: { provider: "altcha" as const },
    purgeSecret: "p",
  },
  content,
  fonts: { of: async () => null },
  search: { of: () => NO_SEARCH },
  invalidations: createInvalidations(),
};

/** Opens a page and renders it. */
function renderOf(
  build: ServerBuild,
  { timeout = 5000, off = [] as string[], analytics = OUTSIDE.analytics } = {},
) {
  const services = {
    ...SERVICES,
    stage: { build: () => build, browserFiles, mode: "production" as const },
    siteSettings: {
      of: async () => ({ ...WORDS, pages: { off }, bands: BANDS, ...OUTSIDE, analytics }) as never,
      languages: ONE,
    },
    timeout,
  };
  const [open, render] = [createOpenPage(services), createRender(services)];
  return async (asked: PageRequest, drafts?: RenderContent) =>
    render(await open(asked, drafts), support);
}
const browserFiles = () => ({ address: "/assets/browser.js", needs: [], messages: [] });
const about = requestFor("/about", { query: "page=2" });

describe("a render", () => {
  test("has its own request on SITE_URL, the content, the site's texts and form data", async () => {
    const loader = vi.fn<(args: LoaderFunctionArgs) => unknown>(async ({ context }) =>
      (context.get(key) as RenderContext).content.read("home"),
    );
    const rendered = await renderOf(buildOf(loader))(about);
    expect(rendered).toMatchObject({
      status: 200,
      tags: new Set(["home"]),
      isDegraded: true,
      errors: [],
    });
    const [[{ request, context }]] = loader.mock.calls as [[LoaderFunctionArgs]];
    expect([request.method, request.url, [...request.headers]]).toEqual([
      "GET",
      "https://www.example.com/about?page=2",
      [],
    ]);
    expect(context.get(key)).toMatchObject({ forms: support });
  });

  test("[SH-08] of a preview counts no visits", async () => {
    const loader = vi.fn<(args: LoaderFunctionArgs) => unknown>(async () => null);
    const analytics = { provider: "own", site: "", host: "" };
    const render = renderOf(buildOf(loader), { analytics });
    await render(about);
    await render(about, content.forRender());
    expect(
      loader.mock.calls.map(
        ([{ context }]) => (context.get(key) as RenderContext).site.analytics.provider,
      ),
    ).toEqual(["own", "none"]);
  });
});

test("[OWN-13] a switched-off page is the not-found page for visitors, and shown in an editor's preview", async () => {
  const loader = vi.fn<(args: LoaderFunctionArgs) => unknown>(async () => null);
  const render = renderOf(buildOf(loader), { off: ["pricing"] });
  const pricing = { ...about, path: "/pricing" };
  await render(pricing);
  await render(pricing, content.forRender());
  expect(loader.mock.calls.map(([{ request }]) => new URL(request.url).pathname)).toEqual([
    "/404/404",
    "/pricing",
  ]);
});

describe("what fails", () => {
  test("responds with 503 for the host's failures, and 500 for internal ones", async () => {
    const down = new CallError("home", "http://host/api", "answered HTTP 500");
    const throwing = (error: Error) => async (): Promise<never> => {
      throw error;
    };
    const fails = (error: Error) => renderOf(buildOf(throwing(error)))(about);
    expect(await fails(down)).toMatchObject({ status: 503, errors: [down] });
    const bug = new TypeError("undefined is not a function");
    expect(await fails(bug)).toMatchObject({ status: 500, errors: [bug] });
  });

  test("a 404 of the page is no failure", async () => {
    const rendered = await renderOf(
      buildOf(() => Promise.reject(new Response("", { status: 404 }))),
    )(about);
    expect(rendered).toMatchObject({ status: 404, errors: [] });
  });

  test("without an error page has an empty body, for the server's own", async () => {
    const rendered = await renderOf(
      buildOf(
        () => null,
        () => {
          throw new Error("component");
        },
      ),
    )(about);
    expect([rendered.status, rendered.body.length, rendered.errors.length > 0]).toEqual([
      500,
      0,
      true,
    ]);
  });

  test("ends a render that takes too long, as a failure of the host", async () => {
    const rendered = await renderOf(
      buildOf(() => new Promise(() => {})),
      { timeout: 20 },
    )(about);
    expect(rendered).toMatchObject({
      status: 503,
      errors: [
        expect.objectContaining({
          message: expect.stringContaining("took over 20 ms") as string,
        }),
      ],
    });
  });

  test("of one render does not affect another", async () => {
    const down = new CallError("home", "http://host/api", "answered HTTP 500");
    const render = renderOf(
      buildOf(({ request }) => (request.url.includes("bad") ? Promise.reject(down) : null)),
    );
    const [good, bad] = await Promise.all([render(about), render({ ...about, path: "/bad" })]);
    expect([good.errors, bad.errors]).toEqual([[], [down]]);
  });
});

test("a build whose server entry exports no context gives an error that names it", async () => {
  const build = buildOf(() => null);
  Reflect.deleteProperty(build.entry.module, "renderContext");
  await expect(renderOf(build)(about)).rejects.toThrow(
    "app/entry.server.tsx does not export renderContext",
  );
});
