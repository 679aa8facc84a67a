import { BUILT_IN, darkOf, themeOf } from "@meridian/contract/theme";
import { ratioOf } from "@meridian/contract/theme/contrast";
import { COLORS } from "@meridian/contract/theme/palette";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { Logo, NavBrand } from "#admin-ui/logo.tsx";
import { brandStyles, readBrand } from "#admin-ui/read-brand.ts";
import { offerFor } from "#accounts/second-factor/at-login.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms({ siteConfig: "packages/demo/content/site-settings.json" });

const EDITOR = {
  id: 1,
  collection: "users",
  role: "editor",
  email: "editor@example.com",
  createdAt: "",
  updatedAt: "",
} as const;

const upload = async (name: string, data: Buffer, mimetype: string) =>
  cms.payload.create({
    collection: "media",
    data: { decorative: true },
    file: { name, data, mimetype, size: data.length },
  });
const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="10" height="10"><path d="M0 0h10v10z"/></svg>',
);
const png = (side: number): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: "#0a50b0" } })
    .png()
    .toBuffer();
const publish = (data: object) =>
  cms.payload.updateGlobal({
    slug: "site-settings",
    data: { ...data, _status: "published" },
    user: EDITOR,
  });

test("[OWN-02] before the first save the admin shows the name from the site's file, and its first letter", async () => {
  const brand = await readBrand(cms.payload);
  expect([brand.name, brand.logo]).toEqual(["Meridian", undefined]);
  expect(decodeURIComponent(brand.mark)).toContain(">M</text>");
});

test("[OWN-02] login, navigation, titles and authenticator show the brand's name, colours and logos", async () => {
  const [logo, dark, mark] = await Promise.all([
    upload("logo.svg", drawing, "image/svg+xml"),
    upload("light.svg", drawing, "image/svg+xml"),
    upload("mark.png", await png(512), "image/png"),
  ]);
  await publish({
    brand: { name: "Northwind", logo: logo.id, logoOnDark: dark.id, mark: mark.id },
    theme: { colors: { action: "#0a50b0", land: "#ffe9d6" } },
  });
  const login = renderToStaticMarkup(await Logo({ payload: cms.payload }));
  expect(login).toMatch(
    /src="\/media\/light-[0-9a-f]{8}\.svg\?v=\w+" alt="Northwind" data-on="dark"/,
  );
  expect(login).toMatch(
    /src="\/media\/logo-[0-9a-f]{8}\.svg\?v=\w+" alt="Northwind" data-on="light"/,
  );
  expect(renderToStaticMarkup(await NavBrand({ payload: cms.payload }))).toMatch(
    /src="\/media\/mark-[0-9a-f]{8}\.png\?v=\w+".*Northwind/,
  );
  const styles = brandStyles(await readBrand(cms.payload));
  expect(styles).toContain("--action:#0a50b0");
  expect(styles).not.toContain(COLORS.action);
  expect(styles).toMatch(/html\[data-theme=dark\]\{color-scheme:dark;.*--lamp:#/);
  const { uri } = await offerFor({ id: 1, email: "a@example.com" }, cms.payload);
  expect(uri).toMatch(/^otpauth:\/\/totp\/Northwind:a/);
});

test("[OWN-04] a file that cannot become an icon is refused at its field", async () => {
  const outcome = (id: number) =>
    publish({ brand: { name: "Northwind", mark: id } }).then(
      () => "published",
      (error: unknown) =>
        (error as { data: { errors: { path: string; message: string }[] } }).data.errors[0],
    );
  const webp = await sharp(await png(600))
    .webp()
    .toBuffer();
  expect(await outcome((await upload("a.webp", webp, "image/webp")).id)).toEqual(
    expect.objectContaining({
      path: "brand.mark",
      message: "Choose an SVG or a PNG; the icons are generated from it.",
    }),
  );
  expect(await outcome((await upload("small.png", await png(300), "image/png")).id)).toMatchObject({
    message: "Choose a picture of at least 512 × 512: this one has 300 × 300.",
  });
  const noise = await sharp(
    Buffer.from(Array.from({ length: 1200 * 1200 * 3 }, () => Math.random() * 255)),
    {
      raw: { width: 1200, height: 1200, channels: 3 },
    },
  )
    .png()
    .toBuffer();
  expect(await outcome((await upload("large.png", noise, "image/png")).id)).toMatchObject({
    message: expect.stringMatching(/^Choose a file of 1 MB at most: this one has 4\.\d MB\.$/),
  });
  expect(await outcome((await upload("fine.svg", drawing, "image/svg+xml")).id)).toBe("published");
});

test("[OWN-05] a title template without the page's own title is refused at its field", async () => {
  await expect(publish({ seo: { title: "{brand}" } })).rejects.toMatchObject({
    data: { errors: [expect.objectContaining({ path: "seo.title" })] },
  });
  await publish({ seo: { title: "{brand}: {title}" } });
});

const GROUNDS = ["paper", "sea-1", "sea-2", "land-1"] as const;

test.each([
  ["built-in", {}],
  ["a nearly black action", { action: "#0b0b0b" }],
  ["a green", { action: "#1f6b1f", sea: "#eaf5e4", land: "#f3f6d8" }],
  ["pale grounds", { sea: "#f7f7f7", land: "#fafafa", flat: "#f5f5f5" }],
  ["yellow", { action: "#746000", sea: "#fffde7", land: "#fff9c4" }],
])(
  "[EDIT-09] words of states are readable on every ground of the admin, in both themes: %s",
  (_, colors) => {
    const theme = themeOf(colors);
    expect(theme.problems).toEqual([]);
    const styles = brandStyles({ theme, fonts: {} });
    const words = [...styles.matchAll(/--(?:wait|plan):(#\w+)/g)].map(([, color]) => color ?? "");
    expect(words).toHaveLength(4);
    const dark = darkOf(theme);
    const grounds = [
      ["#ffffff", ...GROUNDS.map((ground) => theme.palette[ground])],
      [dark.white, ...GROUNDS.map((ground) => dark[ground])],
    ];
    // The primary action, and the figure of what waits.
    expect(ratioOf("#ffffff", theme.palette.action)).toBeGreaterThanOrEqual(4.5);
    for (const ground of [...(grounds[1] ?? []), dark.night])
      expect(ratioOf(dark.lamp, ground), `lamp on ${ground}`).toBeGreaterThanOrEqual(4.5);
    for (const [at, color] of words.entries())
      for (const ground of grounds[Math.floor(at / 2)] ?? [])
        expect(ratioOf(color, ground), `${color} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    expect(styles.includes(BUILT_IN.palette.action)).toBe(!("action" in colors));
  },
);
