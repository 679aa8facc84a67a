import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createClient, siteConfigSchema, withSettings } from "@meridian/contract";
import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { BrandStyles } from "#admin-ui/logo.tsx";
import { answerGet } from "#contract/answer.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const FILE = "packages/demo/content/site-settings.json";
const file = v.parse(siteConfigSchema, JSON.parse(readFileSync(FILE, "utf8")));
const require = createRequire(import.meta.url);
const fontOf = (name: string): Buffer =>
  readFileSync(require.resolve(`@fontsource/commissioner/files/commissioner-${name}.woff2`));
const cms = testCms({ siteConfig: FILE });

const upload = (name: string, data: Buffer, mimetype = "font/woff2") =>
  cms.payload.create({
    collection: "fonts",
    data: {},
    file: { name, data, mimetype, size: data.length },
  });
const publish = (fonts: object) =>
  cms.payload.updateGlobal({
    slug: "site-settings",
    data: { theme: { fonts }, _status: "published" },
  });
const read = async () => {
  const client = createClient({
    host: "http://cms.test",
    log: { warn: () => undefined },
    fetch: (address) => answerGet(new URL(String(address)), cms.payload),
  });
  const { site, breaches } = withSettings(file, await client.read("settings"));
  expect(breaches).toEqual([]);
  return site.theme;
};

test("[OWN-07] a font of the library reaches the site as an address of the host, with the colours", async () => {
  expect(await read()).toEqual(file.theme);
  const [regular, bold] = [
    await upload("brand.woff2", fontOf("latin-400-normal")),
    await upload("brand-bold.woff2", fontOf("latin-700-normal")),
  ];
  await publish({ text: { regular: regular.id, bold: bold.id } });
  const { colors, fonts } = await read();
  expect(colors).toEqual(file.theme.colors);
  expect(fonts.headings).toEqual({});
  expect(fonts.text.regular).toMatch(/^\/media\/brand-[\da-f]{8}\.woff2\?v=\w+$/);
  expect(fonts.text.bold).toMatch(/^\/media\/brand-bold-[\da-f]{8}\.woff2\?v=\w+$/);
  expect(
    readFileSync(join(cms.settings.dataDir, String(fonts.text.regular).split("?")[0] ?? "")),
  ).toEqual(fontOf("latin-400-normal"));
  await cms.payload.delete({ collection: "fonts", id: bold.id });
  expect((await read()).fonts.text).toEqual({ regular: fonts.text.regular });
});

test("[OWN-07] an unusable font is refused at its field with a message, and not saved", async () => {
  const mapped = await cms.payload.count({ collection: "fonts" });
  const refusals: [string, Buffer, RegExp][] = [
    ["page.woff2", Buffer.from("<svg/>"), /WOFF2 font: this file is not one/],
    ["a.woff2", Buffer.alloc(300_001), /300 kB at most: this one has 301 kB/],
    ["b.woff2", fontOf("cyrillic-400-normal"), /with Latin letters/],
    ["c.woff2", fontOf("latin-400-normal").subarray(0, 900), /is broken/],
  ];
  for (const [name, bytes, message] of refusals)
    await expect(upload(name, bytes)).rejects.toMatchObject({
      data: { errors: [{ path: "file", message: expect.stringMatching(message) as string }] },
    });
  expect(await cms.payload.count({ collection: "fonts" })).toEqual(mapped);
  const bold = await upload("alone.woff2", fontOf("latin-700-normal"));
  await expect(publish({ headings: { regular: null, bold: bold.id } })).rejects.toMatchObject({
    data: {
      errors: [
        {
          path: "theme.fonts.headings.bold",
          message: expect.stringContaining("regular") as string,
        },
      ],
    },
  });
});

test("[OWN-61] the admin has the owner's fonts; without them its styles have none", async () => {
  const markup = async (): Promise<string> =>
    renderToStaticMarkup(await BrandStyles({ payload: cms.payload }));
  const none = { text: { regular: null, bold: null }, headings: { regular: null } };
  await publish(none);
  const without = await markup();
  expect(without).not.toContain("@font-face");
  const [text, headings] = [
    await upload("their text (1).woff2", fontOf("latin-400-normal")),
    await upload("headings.woff2", fontOf("latin-700-normal")),
  ];
  await publish({ text: { regular: text.id }, headings: { regular: headings.id } });
  expect(await markup()).toMatch(
    /@font-face\{font-family:Brand Text;src:url\(\/media\/.*@font-face\{font-family:Brand Headings;src:url\(\/media\/headings-[\da-f]{8}\.woff2\?v=\w+\);/,
  );
  await publish({ text: { regular: text.id }, headings: { regular: null } });
  // Nothing in the address ends it or needs escaping in markup.
  expect(await markup()).toMatch(/src:url\(\/media\/[\w.%-]+\.woff2\?v=\w+\);/);
  await publish(none);
  expect(await markup()).toBe(without);
});
