/** Landing pages on the whole site (OWN-60). */
import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { BLOCK_TYPES, isTakenPath } from "@meridian/contract";
import { describe, expect, test, vi } from "vitest";
import { fiveBands, landingFixture } from "#server/tests/landing-fixture.ts";
import { oneSite } from "#server/tests/one-site.ts";
import { sitemapPaths } from "#server/tests/site-map-pages.ts";

vi.setConfig({ testTimeout: 60_000 });
const running = oneSite();
const { get, textOf: text } = running;
type Page = typeof landingFixture;
const publish = async (...pages: Page[]): Promise<void> => {
  running.fixture.demo.content.landingPages = pages;
  await running.site.purge(["landing-pages"]);
};
const page = (blocks: Page["blocks"], more: Partial<Page> = {}): Page => ({
  ...landingFixture,
  ...more,
  blocks,
});
const main = (html: string): string => /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
const count = (html: string, what: RegExp): number => [...html.matchAll(what)].length;
const ids = (html: string): string[] =>
  [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = ""]) => id);

describe("[OWN-60] a landing page", () => {
  test("appears when published, without a restart, and disappears when unpublished", async () => {
    expect((await get("/solutions/banks")).status).toBe(404);
    await publish(landingFixture);
    expect(await text("/solutions/banks")).toContain("Engineers for banks and lenders");
    expect((await get("/Solutions/Banks/")).headers.get("location")).toBe("/solutions/banks");
    expect((await get("/solutions")).status).toBe(404);
    await publish();
    expect((await get("/solutions/banks")).status).toBe(404);
  });

  test("[NAV-07] is above the landing pages below it, and above technologies and expertise", async () => {
    const at = (path: string, title: string): Page =>
      page(landingFixture.blocks.slice(0, 1), { path, title });
    const trailAt = async (path: string) => {
      const [nav = ""] =
        /<nav [^>]*aria-label="Breadcrumb"[^]*?<\/nav>/.exec(await text(path)) ?? [];
      return [...nav.matchAll(/href="([^"]*)"[^]*?<span[^>]*>([^<]*)/g)].map(([, ...link]) => link);
    };
    const home = ["/", "Home"];
    await publish();
    expect(await trailAt("/technologies-react")).toEqual([home, ["/#services", "Services"]]);
    await publish(
      landingFixture,
      at("/solutions", "Solutions"),
      at("/technologies", "All technologies"),
      at("/expertise", "Fields"),
    );
    expect(await trailAt("/solutions")).toEqual([]);
    expect(await trailAt("/solutions/banks")).toEqual([home, ["/solutions", "Solutions"]]);
    expect(await trailAt("/technologies-react")).toEqual([
      home,
      ["/technologies", "All technologies"],
    ]);
    expect(await trailAt("/expertise-fintech")).toEqual([home, ["/expertise", "Fields"]]);
    await publish();
    expect(await trailAt("/technologies-react")).toEqual([home, ["/#services", "Services"]]);
  });

  test("reserves space for portraits only if someone has one", async () => {
    const people = (image: string) =>
      page([
        { type: "people", title: "Who", people: [{ name: "Ida", role: "", text: "", image }] },
      ]);
    await publish(people(""));
    expect(main(await text("/solutions/banks"))).toMatch(/<li[^>]*><h3>Ida/);
    await publish(people("career/people/aigerim"));
    expect(main(await text("/solutions/banks"))).toMatch(/<li[^>]*><div.*<h3>Ida/);
  });

  test("someone without a portrait next to others has an initial", async () => {
    const [ida, noor] = ["career/people/aigerim", ""].map((image, at) => ({
      name: ["Ida", "Noor"][at] ?? "",
      role: "",
      text: "",
      image,
    }));
    const people = [ida, noor].flatMap((one) => one ?? []);
    await publish(page([{ type: "people", title: "Who", people }]));
    const html = main(await text("/solutions/banks"));
    expect(html.match(/<span aria-hidden="true">\p{L}<\/span>/gu)).toEqual([
      '<span aria-hidden="true">N</span>',
    ]);
  });

  test("[OWN-156] shows every kind of band, each as often as chosen, with one h1", async () => {
    await publish(landingFixture);
    const html = main(await text("/solutions/banks"));
    expect(new Set(landingFixture.blocks.map(({ type }) => type))).toEqual(new Set(BLOCK_TYPES));
    expect(count(html, /<h1\b/g)).toBe(1);
    const titles = landingFixture.blocks.flatMap(({ title }) => title || []);
    for (const title of titles) expect(html).toContain(title);
    for (const words of [
      "People who stay",
      "99.98 %",
      "Evidence is written",
      "/case-studies/harbour-ledger",
      "A team of yours",
      "the cent we had been missing",
      "Two pages, with names",
      "Ledger engineer",
      "The office in Sofia",
      "Watch the video on YouTube",
      "/pictures/original",
      "All Jobs",
      "from the first line",
      'href="/media/guide.pdf"',
      "/pictures/320.webp/media/article/it-outsourcing/hero.webp",
      "<bdi>PDF</bdi> · <bdi>12 pages</bdi> · <bdi>2.3 MB</bdi> · <bdi>English</bdi>",
      'id="price-request"',
      'id="contact-form"',
    ])
      expect(html).toContain(words);
    expect(html).not.toContain("sarybel-pay/wallpaper");
    expect(ids(html)).toEqual([...new Set(ids(html))]);
  });

  test("[OWN-157] a document behind a form has its form, and its address nowhere: not on the page, in Markdown, search, feeds or sitemaps", async () => {
    const guide = landingFixture.blocks.find(({ type }) => type === "download");
    if (guide?.type !== "download" || typeof guide.file !== "object") throw new Error("no guide");
    const file = {
      ...guide.file,
      // A host that sends one all the same.
      url: "/media/secret-guide.pdf",
      id: 17,
      mime_type: "application/pdf",
      filename: "Guide & more.pdf",
      behind_form: true,
    };
    const gated = { ...guide, file };
    await publish(page([gated, { ...gated, title: "Once more" }]));
    const html = await text("/solutions/banks");
    const forms = [...html.matchAll(/<form[^>]* id="document-17"[^>]*>[^]*?<\/form>/g)];
    expect(forms).toHaveLength(1);
    const [[form = ""] = []] = forms;
    expect(form).toMatch(/action="#document-17"[^>]*/);
    expect(form).toMatch(/toolname="request_document_\w+"/);
    expect(form).not.toContain("toolautosubmit");
    for (const field of ["fullname", "email", "documentMark"])
      expect(form).toContain(`name="${field}"`);
    expect(form).toContain('name="document" value="Guide &amp; more.pdf"');
    expect(form).toContain('name="documentId" value="17"');
    expect(form).not.toMatch(/name="(?:phone|description)"/);
    expect(main(html)).toContain(
      "<bdi>PDF</bdi> · <bdi>12 pages</bdi> · <bdi>2.3 MB</bdi> · <bdi>English</bdi>",
    );
    expect(main(html)).toContain('href="#document-17"');
    expect(ids(html)).toEqual([...new Set(ids(html))]);
    for (const path of [
      "/solutions/banks",
      "/solutions/banks.md",
      "/search?q=guide",
      "/sitemap.xml",
      "/sitemaps/landing.xml",
      "/llms.txt",
      "/blog/feed.xml",
    ])
      expect(await text(path), path).not.toContain("secret-guide");
    expect(await text("/solutions/banks.md")).toContain("The guide");
    // The form is switched off: a plain download.
    await publish(page([{ ...guide, file: { ...file, behind_form: false } }]));
    const open = main(await text("/solutions/banks"));
    expect(open).toContain('href="/media/secret-guide.pdf"');
    expect(open).toContain('data-document="17"');
    expect(open).not.toContain("<form");
  });

  test("is in the output for search engines, social networks and feed readers like any other", async () => {
    await publish(landingFixture);
    const html = await text("/solutions/banks");
    expect(html).toContain("<title>Banks");
    expect(html).toMatch(/<meta name="description" content="Teams that have moved ledgers/);
    expect(html).toMatch(/rel="canonical" href="[^"]*\/solutions\/banks"/);
    const [, faq = ""] =
      /<script type="application\/ld\+json">([^<]*FAQPage[^<]*)</.exec(html) ?? [];
    expect(JSON.parse(faq)).toMatchObject({
      mainEntity: [
        { name: "Who owns the code?", acceptedAnswer: { text: "You do, from the first line." } },
        { name: "May we audit you?" },
      ],
    });
    expect(await sitemapPaths(running.site.url)).toContain("/solutions/banks");
    expect(await text("/llms.txt")).toContain("/solutions/banks");
    expect((await get("/og/solutions/banks.png")).headers.get("content-type")).toBe("image/png");
  });

  test("takes no address of the site's own, and is found by a non-Latin name", async () => {
    await publish(
      page(landingFixture.blocks, { path: "/vacancies" }),
      page([{ type: "text", title: "Hebrew", text: "" }], { path: "", slug: "%d7%a6%d7%95" }),
      page([{ type: "text", title: "Dotted", text: "" }], { path: "/a.php" }),
    );
    expect(await text("/vacancies")).not.toContain("Engineers for banks");
    expect(await text(encodeURI("/צו"))).toContain("Hebrew");
    expect(await text(encodeURI("/צו"))).toContain("Hebrew");
    const paths = await sitemapPaths(running.site.url);
    expect(paths.filter((path) => path === "/vacancies")).toHaveLength(1);
    expect(paths).not.toContain("/a.php");
  });

  test("[OWN-13] at the search's address is served while the search is off", async () => {
    await publish(page(landingFixture.blocks, { path: "/search" }));
    expect(await text("/search")).not.toContain("Engineers for banks");
    running.fixture.demo.content.siteSettings = { pages: { off: ["search"] } };
    await running.site.purge(["settings"]);
    expect(await text("/search")).toContain("Engineers for banks");
    expect((await get("/search?q=x")).headers.get("location")).toBe("/search");
    await publish(page([{ type: "text", title: "Edited", text: "" }], { path: "/search" }));
    expect(await text("/search")).toContain("Edited");
    expect(await sitemapPaths(running.site.url)).toContain("/search");
    await publish();
    expect((await get("/search")).status).toBe(404);
    running.fixture.demo.content.siteSettings = {};
    await running.site.purge(["settings"]);
    expect(await text("/search")).toContain('type="search"');
  });

  test("without a first screen its title is the heading; an empty band renders nothing", async () => {
    await publish(
      page(
        BLOCK_TYPES.filter((type) => type !== "hero").map((type) => ({ type })) as Page["blocks"],
      ),
    );
    const html = main(await text("/solutions/banks"));
    expect(html).toMatch(/<h1[^>]*>Banks<\/h1>/);
    expect(html.match(/<(p|ul|ol|dl|table|tbody|h[1-6])\b[^>]*>\s*<\/\1>/g)).toBeNull();
  });

  test("a band twenty times is there twenty times; a form once", async () => {
    const twenty = Array.from({ length: 20 });
    await publish(
      page([
        ...twenty.map((_, at) => ({
          type: "faq" as const,
          title: `Part ${at}`,
          questions: [{ question: "Why?", answer: "<h2>So</h2>" }],
        })),
        ...twenty.map(() => ({ type: "contact" as const, title: "Write", text: "" })),
      ]),
    );
    const html = main(await text("/solutions/banks"));
    expect(count(html, /<summary\b/g)).toBe(20);
    expect(count(html, /id="contact-form"/g)).toBe(1);
    expect(ids(html)).toEqual([...new Set(ids(html))]);
  });

  test("with five bands is as small as other pages; a 404 has no stylesheet of a band", async () => {
    await publish(fiveBands);
    const [html, missing] = [
      await text("/solutions/banks"),
      await (await get("/solutions")).text(),
    ];
    const sent = (of: string): number => brotliCompressSync(of).length / 1000;
    expect(count(main(html), /<section\b/g)).toBe(5);
    // kB of a page with its styles, as transferred.
    expect(sent(html)).toBeLessThan(16);
    expect(sent(missing)).toBeLessThan(9);
    expect(missing.length).toBeLessThan(37_000);
  });

  test("is served while the host is down, and unknown addresses stay 404", async () => {
    const { demo } = running.fixture;
    await publish(landingFixture);
    await text("/solutions/banks");
    demo.behave("*", { down: true });
    await running.site.purge(["*"]);
    expect(await text("/solutions/banks")).toContain("Engineers for banks");
    expect((await get("/solutions/other")).status).toBe(404);
    demo.behave("*", {});
  });
});

test("[OWN-60] an editor is warned of every address that the site itself has", async () => {
  await publish();
  const app = readFileSync(new URL("../app.ts", import.meta.url), "utf8");
  const own = [
    ...(await sitemapPaths(running.site.url)).filter((path) => path !== "/"),
    ...[...app.matchAll(/"(\/[a-z]+)(?:\/[a-z*]+)?"/g)].map(([, path = ""]) => path),
    ...readdirSync(new URL("../../public", import.meta.url)).map((name) => `/${name}`),
    "/404",
    "/career/1",
  ];
  expect(own.length).toBeGreaterThan(60);
  expect(own.filter((path) => !isTakenPath(path))).toEqual([]);
});
