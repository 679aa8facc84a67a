import { createHash } from "node:crypto";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { attributesOf, elements } from "#server/html/elements.ts";
import { inlineHashes } from "#server/html/inline-hashes.ts";
import { PARK_LOADER } from "#server/park-loader.ts";
import { park, ParkError } from "#server/park.ts";

// As React Router 8.4.0 writes it; tests/whole-site.test.ts holds the real one against the same module.
const MODULE = 'import "/assets/manifest-1.js";\nimport * as route0 from "/assets/root-1.js";\n  window.__reactRouterRouteModules = {"root":route0};\n\nimport("/assets/entry.client-1.js");';
const page = ({ head = '<link rel="stylesheet" href="/assets/root-1.css"/>', module = `<script type="module" async="">${MODULE}</script>`, body = "<h1>Hello</h1>", end = "</body></html>" } = {}) =>
  `<!DOCTYPE html><html lang="en"><head><link rel="modulepreload" href="/assets/root-1.js"/><link rel="preload" as="font" href="/assets/f.woff2"/>${head}</head><body>${body}<script>window.__reactRouterContext = {"x":"<link rel=\\"stylesheet\\" \\u003C/body>"};</script>${module}${end}`;
const sheets = (href: string) => ({ "/assets/root-1.css": "@layer reset,base;a{color:red}", "/assets/home-1.css": "b{c:d}" })[href];
const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("a parked page", () => {
  const parked = park(page({ head: '<link rel="stylesheet" href="/assets/root-1.css"/><link rel="stylesheet" href="/assets/home-1.css"/>' }), sheets);

  test("holds its styles, in the order of its links, before them", () => {
    expect(parked).toContain('<style>@layer reset,base;a{color:red}\nb{c:d}</style><link rel="x-stylesheet" href="/assets/root-1.css"/><link rel="x-stylesheet" href="/assets/home-1.css"/></head>');
  });

  test("keeps every tag, under a name that no browser acts on; the font's preload stays", () => {
    expect(parked).toContain('<link rel="x-modulepreload" href="/assets/root-1.js"/><link rel="preload" as="font" href="/assets/f.woff2"/>');
    expect(parked).toContain(`<script type="x-module" async="">${MODULE}</script>`);
    expect(parked).not.toMatch(/<(?:script|link)\b[^>]*"(?:module|modulepreload|stylesheet)"/);
  });

  test("ends with the loader, which is no larger than 1 kB", () => {
    expect(parked.endsWith(`<script>${PARK_LOADER}</script></body></html>`)).toBe(true);
    expect(PARK_LOADER.length).toBeLessThanOrEqual(1024);
  });

  test("is otherwise as it was", () => {
    const undone = parked.replace(/<style>[^]*?<\/style>/, "").replace(`<script>${PARK_LOADER}</script>`, "").replaceAll(/(rel|type)="x-/g, '$1="');
    expect(undone).toBe(page({ head: '<link rel="stylesheet" href="/assets/root-1.css"/><link rel="stylesheet" href="/assets/home-1.css"/>' }));
  });

  test("a stylesheet that a lazily loaded part has too is inlined like any other", () => {
    const shared = park(page({ head: '<link rel="stylesheet" href="/assets/root-1.css#"/>' }), sheets);
    expect(shared).toContain('<style>@layer reset,base;a{color:red}</style><link rel="x-stylesheet" href="/assets/root-1.css#"/></head>');
  });

  test("without a stylesheet needs no style", () => {
    expect(park(page({ head: "" }), sheets)).not.toContain("<style>");
  });
});

describe("the loader wakes a page", () => {
  /** The loader in a page that has loaded, with one parked link: `paint` has the browser say what it has shown, `frame` is one frame, `idle` one idle time. */
  function loaded(picture?: { decode: () => Promise<void> }) {
    const link = { rel: "x-modulepreload", getAttribute: () => "/a.js", toggleAttribute: () => undefined };
    const frames: (() => void)[] = [];
    const idles: (() => void)[] = [];
    const listeners = new Map<string, () => void>();
    const paints: (() => void)[] = [];
    const timers = new Map<number, () => void>();
    const browser = {
      document: { querySelectorAll: (which: string) => (which.startsWith("img") ? (picture ? [picture] : []) : which.startsWith("link[rel^=") ? [link] : []) },
      requestAnimationFrame: (run: () => void) => frames.push(run),
      requestIdleCallback: (run: () => void) => idles.push(run),
      addEventListener: (name: string, run: () => void) => listeners.set(name, run),
      setTimeout: (run: () => void, delay = 0) => timers.set(delay, run),
      PerformanceObserver: class {
        readonly #run: () => void;
        constructor(run: () => void) {
          this.#run = run;
        }
        observe({ type, buffered }: { type: string; buffered: boolean }) {
          if (type === "paint" && buffered) paints.push(this.#run);
        }
      },
    };
    runInNewContext(PARK_LOADER, Object.assign(browser, { self: browser }));
    listeners.get("load")?.();
    const settle = () => new Promise((done) => setImmediate(done));
    return {
      awake: () => link.rel === "modulepreload",
      paint: () => settle().then(() => paints.splice(0).forEach((run) => run())),
      frame: () => settle().then(() => frames.splice(0).forEach((run) => run())),
      idle: () => settle().then(() => idles.splice(0).forEach((run) => run())),
      touch: () => listeners.get("pointerdown")?.(),
      wait: (delay: number) => timers.get(delay)?.(),
    };
  }

  test("when the browser has shown it, after two frames and an idle time, where it asks for no picture first", async () => {
    const opened = loaded();
    for (let round = 0; round < 5; round++) await opened.frame().then(opened.idle);
    expect(opened.awake()).toBe(false);
    await opened.paint();
    await opened.idle();
    await opened.frame();
    await opened.idle();
    expect(opened.awake()).toBe(false);
    await opened.frame();
    expect(opened.awake()).toBe(false);
    await opened.idle();
    expect(opened.awake()).toBe(true);
  });

  test("only when the picture it asks for first is decoded, and drawn", async () => {
    const decoded = Promise.withResolvers<void>();
    const opened = loaded({ decode: () => decoded.promise });
    for (let round = 0; round < 5; round++) await opened.paint().then(opened.frame).then(opened.idle);
    expect(opened.awake()).toBe(false);
    decoded.resolve();
    await opened.paint();
    await opened.frame();
    await opened.frame();
    await opened.idle();
    expect(opened.awake()).toBe(true);
  });

  test("although that picture cannot be decoded", async () => {
    const opened = loaded({ decode: () => Promise.reject(new Error("no picture")) });
    await opened.paint();
    await opened.frame();
    await opened.frame();
    await opened.idle();
    expect(opened.awake()).toBe(true);
  });

  test("5 s after its load, where the browser does not say what it has shown", async () => {
    const opened = loaded();
    await opened.frame();
    opened.wait(5000);
    await opened.idle();
    expect(opened.awake()).toBe(true);
  });

  test("at the first touch, whatever it waits for", () => {
    const opened = loaded({ decode: () => new Promise(() => undefined) });
    expect(opened.awake()).toBe(false);
    opened.touch();
    expect(opened.awake()).toBe(true);
  });
});

describe("an output of another shape fails loudly", () => {
  test.each([
    ["no end of the body", page({ end: "" }), "there is no </body>"],
    ["no module", page({ module: "" }), 'there is no <script type="module">'],
    ["another module", page({ module: '<script type="module">import("/x.js")</script>' }), "does not set __reactRouterRouteModules"],
    ["an entry of another name", page({ module: `<script type="module">${MODULE.replace("entry.client", "start")}</script>` }), "does not import \"…entry.client…\""],
    ["a stylesheet of no build, marked as shared", page({ head: '<link rel="stylesheet" href="/assets/gone.css#"/>' }), "links the stylesheet /assets/gone.css#"],
    ["a stylesheet of no build", page({ head: '<link rel="stylesheet" href="/assets/gone.css"/>' }), "links the stylesheet /assets/gone.css"],
    ["a stylesheet for print", page({ head: '<link rel="stylesheet" href="/assets/root-1.css" media="print"/>' }), 'for media="print" only'],
    ["a script file", page({ body: '<script src="/x.js"></script>' }), '<script src="/x.js"> would be fetched before the page has loaded'],
    ["a preloaded script", page({ head: '<link rel="preload" href="/x.js" as="script"/>' }), "would be fetched before"],
    ["single quotes", page({ module: `<script type='module'>${MODULE}</script>` }), 'there is no <script type="module">'],
  ])("%s", (_, html, message) => {
    expect(() => park(html, sheets)).toThrow(ParkError);
    expect(() => park(html, sheets)).toThrow(message);
  });

  test("a stylesheet that would break out of its element", () => {
    expect(() => park(page(), () => 'a::after{content:"</style>"}')).toThrow('holds "</style"');
  });
});

describe("the hashes of a page's inline parts", () => {
  const html = '<style>a{}</style><p style="--i: 1;color:&quot;x&quot;">style="no"</p><p style="--i: 1"></p><script type="application/ld+json">{"style=":1}</script><script>run()</script><script src="/x.js"></script><script type="x-module">later()</script>';

  test("are those of what runs, now or when the page wakes; data blocks have none", () => {
    expect(inlineHashes(html).scripts).toEqual([sha("run()"), sha("later()")]);
  });

  test("are those of its styles and style attributes, as the browser reads them", () => {
    expect(inlineHashes(html).styles).toEqual([sha("a{}")]);
    expect(inlineHashes(html).attributes).toEqual([sha('--i: 1;color:"x"'), sha("--i: 1")]);
  });
});

test("elements are read as React writes them", () => {
  expect(attributesOf('<link rel="x" crossOrigin="" data-a="a &amp; b" async/>')).toEqual({ rel: "x", crossorigin: "", "data-a": "a & b", async: "" });
  expect(elements("<script>a</script><SCRIPT type='b'>\n</SCRIPT>", "script")).toMatchObject([{ content: "a" }, { content: "\n", attributes: { type: "b" } }]);
});
