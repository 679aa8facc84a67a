import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { checkConformance } from "#moving-in/conformance/conformance.ts";
import { createDemoHost } from "@meridian/demo";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { answerGet } from "#contract/answer.ts";
import { emptyContent, type HostContent } from "#moving-in/import/content.ts";
import { importContent } from "#moving-in/import/import-host.ts";
import { contentOf, skippedOf } from "#moving-in/import/read-host.ts";
import { openTestCms, type TestCms } from "#testing/open-cms.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
const demo = createDemoHost();
let cms: TestCms;
let host = "";
let pictures: Server;
let pictureHost = "";

beforeAll(async () => {
  cms = await openTestCms();
  host = await demo.listen();
  const logo = await sharp({ create: { width: 300, height: 64, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  pictures = createServer(
    (_, response) => void response.setHeader("content-type", "image/png").end(logo),
  );
  await new Promise<void>((done) => pictures.listen(0, "127.0.0.1", done));
  pictureHost = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`;
});
afterAll(async () => {
  pictures.close().closeAllConnections();
  await demo.stop();
  await cms.close();
});

const survey = async () =>
  (await checkConformance({ host, depth: "sample", timeout: 20_000 })).answers;
const replyTo = async (address: string): Promise<unknown> =>
  (await answerGet(new URL(address, "http://cms.test"), cms.payload)).json();

const only = ({ settings, redirects }: HostContent): HostContent => ({
  ...emptyContent(),
  settings,
  redirects,
});

test("another bundled host's settings and redirects are imported with the logo, and errors in them are reported; a second run changes nothing", async () => {
  demo.content.siteSettings = {
    brand: { name: "Acme", logo: { url: `${pictureHost}/logo.png`, alt: "Acme" } },
    caseStudiesLink: `${host}/case-studies/`,
    contact: {
      email: "no address",
      phones: [{ region: "North", phone: "+1 555 0100", countries: ["Canada"] }],
    },
    home: { venturePartner: { title: "Who pays" }, map: 7 },
    menu: {
      items: [
        { label: "Work", children: [{ label: "All", link: "/case-studies/" }] },
        { label: "Old page", link: "/gone-for-good" },
      ],
      action: { label: "Talk to us" },
    },
    social: [{ name: "GitHub", link: "https://github.com/acme" }],
    pages: { off: ["survey"] },
    language: "de-ch",
    messages: {
      id: { "shell.skip": "Lewati ke konten" },
      de: { "form.clear": "Leeren", "form.privacy": "Datenschutz", "form.gone": "Weg" },
    },
  } as never;
  demo.content.redirects = [{ from: "/old-acme", to: "/case-studies", status: 302 }] as never;
  const answers = await survey();
  expect(skippedOf(answers)).toEqual([]);
  const content = only(contentOf(answers));
  expect(await importContent(cms.payload, content, { own: [host] })).toEqual([
    { kind: "media", key: `${pictureHost}/logo.png`, outcome: "created", reasons: [] },
    {
      kind: "site-settings",
      key: "",
      outcome: "created",
      reasons: [
        expect.stringMatching(/^contact\.email: /),
        "messages.de.form.privacy: Add {link}.",
        "messages.de.form.gone: There is no message with this key.",
      ],
    },
    {
      kind: "home",
      key: "",
      outcome: "created",
      reasons: [expect.stringMatching(/^home\.map: /)],
    },
    { kind: "redirects", key: "/old-acme", outcome: "created", reasons: [] },
  ]);
  expect(await replyTo("/api/meridian/v1/settings")).toMatchObject({
    brand: {
      name: "Acme",
      logo: { url: expect.stringMatching(/^\/media\/logo-[\da-f]{8}\.png/) as string },
    },
    caseStudiesLink: "/case-studies",
    contact: { phones: [{ region: "North", phone: "+1 555 0100", countries: ["Canada"] }] },
    menu: {
      items: [
        { label: "Work", children: [{ label: "All", link: "/case-studies" }] },
        { label: "Old page", link: "/gone-for-good" },
      ],
      action: { label: "Talk to us" },
    },
    social: [{ name: "GitHub", link: "https://github.com/acme" }],
    pages: { off: ["survey"] },
    language: "de-CH",
    messages: { id: { "shell.skip": "Lewati ke konten" }, de: { "form.clear": "Leeren" } },
  });
  // Words without their page publish nothing.
  expect(await cms.payload.findGlobal({ slug: "home", draft: true, depth: 0 })).toMatchObject({
    _status: "draft",
    venturePartner: { title: "Who pays" },
  });
  expect(await replyTo("/api/meridian/v1/redirects")).toEqual([
    { from: "/old-acme", to: "/case-studies", status: 302 },
  ]);
  expect(
    (await importContent(cms.payload, content, { own: [host] })).map(({ outcome }) => outcome),
  ).toEqual(["unchanged", "unchanged", "unchanged", "unchanged"]);
});

test("each call that a host lacks, such as a plain WordPress, gives one line and changes nothing here", async () => {
  demo.content.siteSettings = {} as never;
  const answers = (await survey()).map((answer) =>
    answer.call === "redirects" ? { ...answer, verdict: "absent" as const, value: null } : answer,
  );
  expect(skippedOf(answers).toSorted()).toEqual([
    expect.stringMatching(/^skipped: the host has no \/api\/meridian\/v1\/redirects, /),
    expect.stringMatching(
      /^skipped: the host has no \/api\/meridian\/v1\/settings, .+ the settings of this site stay\.$/,
    ),
  ]);
  expect(await importContent(cms.payload, only(contentOf(answers)), { own: [host] })).toEqual([]);
  expect(await replyTo("/api/meridian/v1/settings")).toMatchObject({ brand: { name: "Acme" } });
});
