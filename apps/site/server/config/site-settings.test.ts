import { join } from "node:path";
import { CallError } from "@meridian/contract";
import { beforeAll, expect, test, vi } from "vitest";
import type { ContentSource } from "#app/render-context.server.ts";
import type { SiteConfig } from "#app/site-config.ts";
import { readSiteConfig } from "#server/config/site-file.ts";
import { createSiteSettings } from "#server/config/site-settings.ts";

let file: SiteConfig;
beforeAll(
  async () =>
    void (file = await readSiteConfig(
      join(import.meta.dirname, "../../../../packages/demo/content/site-settings.json"),
    )),
);

/** Settings with a host that returns `given`; an error is thrown. */
function stand(given: unknown) {
  const host = { given };
  const warn = vi.fn<(details: object, message?: string) => void>();
  const report = vi.fn<ContentSource["report"]>();
  const read = async () => (host.given instanceof Error ? Promise.reject(host.given) : host.given);
  const content = { read, report, ownPath: () => undefined } as unknown as ContentSource;
  const settings = createSiteSettings({ file, log: { warn } as never });
  return {
    host,
    warn,
    report,
    content,
    settings,
    read: () => settings.of(content),
    warnedPaths: () => warn.mock.calls.map(([details]) => (details as { path: string }).path),
  };
}

test("a host without the call leaves the file's settings", async () => {
  const { read, warn } = stand(null);
  expect(await read()).toEqual(file);
  expect(warn).not.toHaveBeenCalled();
});

test("the latest settings of the host also apply outside pages", async () => {
  const { host, settings, read } = stand({ brand: { name: "Acme" } });
  expect(settings.latest.brand.name).toBe("Meridian");
  expect((await read()).brand.name).toBe("Acme");
  expect(settings.latest.brand.name).toBe("Acme");
  host.given = null;
  await read();
  expect(settings.latest.brand.name).toBe("Meridian");
});

test("[LANG-10] a page that is off in a language is not linked from its settings", async () => {
  const home = { roadMapBanner: { link: "/he/dedicated-team-road-map" } };
  const { settings, content } = stand({ home, pages: { off: ["roadMap"] } });
  const site = await settings.of(content, { language: "he" });
  expect(site.home.roadMapBanner.link).toBe("");
});

test("a failing host leaves the last settings, and the page is not cached for long", async () => {
  const { host, read, report } = stand({ brand: { name: "Acme" } });
  await read();
  host.given = new CallError("settings", "http://host", "answered HTTP 500");
  expect((await read()).brand.name).toBe("Acme");
  expect(report).toHaveBeenCalledWith("site settings", host.given);
});

test("a logo of the library uses the picture route, an SVG unchanged; without one the built-in logo applies", async () => {
  const logo = (src: string) => ({ brand: { logo: { src, alt: "", sizes: {} } } });
  expect((await stand(logo("/media/acme.png?v=1")).read()).brand).toEqual({
    ...file.brand,
    logo: "/pictures/mark-480.webp/media/acme.png?v=1",
  });
  expect((await stand(logo("/media/acme.svg?v=1")).read()).brand.logo).toBe(
    "/pictures/mark-original/media/acme.svg?v=1",
  );
  expect((await stand({ brand: { logo: null } }).read()).brand).toEqual(file.brand);
});

test("logs an invalid value once with its path, and again after it was valid in between", async () => {
  const { host, read, warnedPaths } = stand({ contact: { email: "no-address" } });
  await read();
  await read();
  expect(warnedPaths()).toEqual(["contact.email"]);
  host.given = { contact: { email: "hello@acme.example" } };
  expect((await read()).contact.email).toBe("hello@acme.example");
  host.given = { contact: { email: "no-address" } };
  await read();
  expect(warnedPaths()).toEqual(["contact.email", "contact.email"]);
});

test("[OWN-40] logs an unknown region once: of the operator's file at start, and of a host when it returns it", async () => {
  const office = { city: "Oslo", longitude: 10.7, latitude: 59.9, region: "Asia" };
  const { read, warn, warnedPaths } = stand({ geography: { offices: [office], regions: [] } });
  await read();
  await read();
  expect(warnedPaths()).toContain("geography.offices[0].region");
  expect(warn.mock.calls[0]?.[1]).toBe(
    "site settings: geography.offices[0].region cannot be used, so nothing applies: Oslo has the unknown region Asia; available: none",
  );
  const warned = warnedPaths().filter((path) => path === "geography.offices[0].region");
  expect(warned).toHaveLength(1);
  const atStart = vi.fn<(details: object) => void>();
  createSiteSettings({
    file: { ...file, geography: { ...file.geography, regions: [] } },
    log: { warn: atStart } as never,
  });
  expect(atStart.mock.calls.map(([details]) => details)).toContainEqual(
    expect.objectContaining({ path: "geography.offices[0].region" }),
  );
});

test("[SH-08] unusable analytics settings turn counting off, and the operator gets the reason", async () => {
  const counted = async (analytics: object) => {
    const { read, warnedPaths } = stand({ analytics });
    return [(await read()).analytics, warnedPaths()];
  };
  expect(await counted({})).toEqual([{ provider: "own", site: "", host: "" }, []]);
  expect(await counted({ provider: "plausible", site: "meridian.example" })).toEqual([
    { provider: "plausible", site: "meridian.example", host: "https://plausible.io" },
    [],
  ]);
  expect(
    await counted({
      provider: "umami",
      site: "b59a9954",
      host: "https://stats.example.com/script.js",
    }),
  ).toEqual([{ provider: "umami", site: "b59a9954", host: "https://stats.example.com" }, []]);
  expect(
    await counted({ provider: "ga4", site: "G-ABC123DEF4", host: "https://evil.example" }),
  ).toEqual([{ provider: "ga4", site: "G-ABC123DEF4", host: "" }, []]);
  for (const lacking of [
    { provider: "plausible" },
    { provider: "umami", site: "x" },
    { provider: "ga4", site: "UA-1;x" },
  ])
    expect(await counted(lacking)).toMatchObject([{ provider: "none" }, ["analytics"]]);
});

test("[OWN-150] a tag that is none, or would count twice, is off, and the operator gets the reason", async () => {
  const used = async (settings: object) => {
    const { read, warnedPaths } = stand(settings);
    const { tags } = await read();
    return [
      Object.entries(tags).flatMap(([name, id]) => (id.length > 0 ? [name] : [])),
      warnedPaths(),
    ];
  };
  const [gtm, googleAnalytics, meta] = ["GTM-ABC1234", "G-ABC123DEF4", "123456789012345"];
  expect(await used({})).toEqual([[], []]);
  expect(await used({ tags: { googleAnalytics, meta } })).toEqual([
    ["googleAnalytics", "meta"],
    [],
  ]);
  expect(await used({ tags: { googleAnalytics, meta: "<script>" } })).toEqual([
    ["googleAnalytics"],
    ["tags.meta"],
  ]);
  expect(await used({ tags: { gtm, meta } })).toEqual([["meta"], ["tags.loads"]]);
  expect(await used({ tags: { gtm, loads: ["googleAnalytics"], googleAnalytics } })).toEqual([
    ["gtm", "loads"],
    ["tags.googleAnalytics"],
  ]);
  expect(
    await used({
      tags: { googleAnalytics, meta },
      analytics: { provider: "ga4", site: "G-ABC123DEF4" },
    }),
  ).toEqual([["meta"], ["tags.googleAnalytics"]]);
});

test("[OWN-01] rejects unreadable colours, each with a reason, and keeps the previous palette", async () => {
  const { host, read, warn, warnedPaths } = stand({
    theme: { colors: { action: "#f80", ink: "#123" } },
  });
  expect((await read()).theme).toEqual({
    colors: {},
    dark: true,
    fonts: { text: {}, headings: {} },
  });
  expect(warnedPaths()).toEqual(["theme.colors.action"]);
  expect(warn.mock.calls[0]?.[1]).toMatch(
    /the built-in palette applies: action on paper has a contrast of 2\.3:1, and needs 4\.5:1; \d+ more pairs fail\. The nearest colour that passes is #\w{6}\.$/,
  );
  host.given = { theme: { colors: { action: "#0b55bb", ink: "nearly black" } } };
  expect((await read()).theme).toMatchObject({ colors: { action: "#0b55bb" } });
  expect(warnedPaths()).toEqual(["theme.colors.action", "theme.colors.ink"]);
});

test("[LANG-30] a language that the host does not have is no language of the site, and is logged once", async () => {
  const { settings, warn, content } = stand({ otherLanguages: ["de", "fr"] });
  const has = new Map<string, boolean | Error>([
    ["de", false],
    ["fr", true],
  ]);
  const hasLanguage = async (code: string): Promise<boolean> => {
    const is = has.get(code);
    return is instanceof Error ? Promise.reject(is) : is === true;
  };
  const codes = async (): Promise<string[]> => {
    await settings.of({ ...content, hasLanguage });
    return settings.languages().others.map(({ code }) => code);
  };
  expect(await codes()).toEqual(["fr"]);
  expect(await codes()).toEqual(["fr"]);
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.calls[0]?.[1]).toMatch(
    /^site settings: otherLanguages\.de cannot be used, so a site without pages under \/de applies: .*lang=de .*check-host/,
  );
  // A failing host changes no verdict.
  for (const code of has.keys()) has.set(code, new Error("offline"));
  expect(await codes()).toEqual(["fr"]);
  has.set("de", true);
  expect(await codes()).toEqual(["de", "fr"]);
});
