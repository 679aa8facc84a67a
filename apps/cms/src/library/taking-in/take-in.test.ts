/** Pictures that an editor pasted from a page, fetched from a server of the test. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, expect, test } from "vitest";
import {
  cms,
  openLibraryFixture,
  painted,
  requestAs,
  storedFiles,
} from "#testing/library-fixture.ts";

interface Reply {
  status?: number;
  type?: string;
  body?: Buffer | string;
  headers?: Record<string, string>;
}
let replies: Record<string, Reply> = {};
const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? "");
  const {
    status = 200,
    type = "image/png",
    body = "",
    headers = {},
  } = replies[request.url ?? ""] ?? { status: 404 };
  response.writeHead(status, { "content-type": type, ...headers }).end(body);
});
await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
const pages = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => void server.close());
openLibraryFixture({ picturesFrom: [pages], siteUrl: "https://www.example.com" });
beforeEach(() => {
  replies = {};
  asked.length = 0;
});

async function takeIn(address: string, alt = "", as = "editor") {
  const response = await requestAs("/media/take-in", as, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ address, alt }),
  });
  const {
    id,
    isDescribed,
    errors,
  }: { id?: number; isDescribed?: boolean; errors?: { message: string }[] } = await response.json();
  return { status: response.status, id, isDescribed, reason: errors?.[0]?.message };
}
const pictureOf = async (id = 0) => cms.payload.findByID({ collection: "media", id, depth: 0 });

test("[EDIT-06] a pasted picture is stored in the library, with its description and sizes", async () => {
  replies = {
    "/plan.png?key=1": { status: 302, headers: { location: "/files/Der%20Plan.png" } },
    "/files/Der%20Plan.png": { body: await painted(900, 600) },
  };
  const { status, id, isDescribed } = await takeIn(`${pages}/plan.png?key=1`, "  The\n plan ");
  expect([status, isDescribed]).toEqual([200, true]);
  expect(await pictureOf(id)).toMatchObject({
    alt: "The plan",
    decorative: false,
    width: 900,
    mimeType: "image/png",
    sizes: { medium: { width: 768 } },
  });
});

test("[EDIT-06] equal files are stored once, also at the same time; a replaced one is not the same", async () => {
  const body = await painted(10, 10, "#123");
  replies = { "/a.png": { body }, "/b.png": { body } };
  const ids = await Promise.all(["a", "b", "a"].map((name) => takeIn(`${pages}/${name}.png`)));
  const [first] = ids;
  expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
  expect(first?.isDescribed).toBe(false);
  const data = await painted(20, 20, "#fff");
  await cms.payload.update({
    collection: "media",
    id: first?.id ?? 0,
    data: {},
    file: { data, name: "other.png", mimetype: "image/png", size: data.length },
  });
  expect((await takeIn(`${pages}/a.png`)).id).not.toBe(first?.id);
});

test("[EDIT-06] the description of a picture counts, whichever of two places in a text comes first", async () => {
  const body = await painted(10, 12, "#321");
  replies = { "/twice.png": { body } };
  const { id } = await takeIn(`${pages}/twice.png`);
  expect(await takeIn(`${pages}/twice.png`, "A field")).toMatchObject({ id, isDescribed: true });
  expect(await pictureOf(id)).toMatchObject({ alt: "A field", decorative: false });
  // What an editor decided stays.
  await cms.payload.update({
    collection: "media",
    id: id ?? 0,
    data: { alt: "", decorative: true },
  });
  expect(await takeIn(`${pages}/twice.png`, "A field")).toMatchObject({ id, isDescribed: false });
});

test("[EDIT-06] a picture of the own host or site is the library's, unfetched", async () => {
  replies = { "/own.png": { body: await painted(900, 30, "#456") } };
  const { id } = await takeIn(`${pages}/own.png`, "Own");
  const { filename, sizes } = await pictureOf(id);
  const { url } = cms.settings;
  for (const address of [
    `${url}/media/${filename}?v=1`,
    `https://www.example.com/pictures/320.webp/media/${sizes?.medium?.filename}`,
  ])
    expect(await takeIn(address)).toMatchObject({ id, isDescribed: true });
  expect(asked).toEqual(["/own.png"]);
});

test("[EDIT-06] what cannot be taken in is refused with a reason, and leaves no file", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script>';
  replies = {
    "/login": { type: "text/html; charset=utf-8", body: "<h1>Log in</h1>" },
    "/private.png": { status: 403 },
    "/text.png": { body: "no picture" },
    "/torn.png": { body: (await painted(300, 300)).subarray(0, 200) },
    "/a.svg": { type: "image/svg+xml", body: svg },
    "/large.png": { headers: { "content-length": String(60 * 2 ** 20) } },
    "/loop": { status: 302, headers: { location: "/loop" } },
    "/inside": { status: 302, headers: { location: "http://169.254.169.254/latest" } },
  };
  const before = await storedFiles();
  const reasons: Record<string, unknown> = {};
  for (const path of Object.keys(replies)) reasons[path] = (await takeIn(`${pages}${path}`)).reason;
  expect(reasons).toEqual({
    "/login": "its address leads to a page, maybe a login",
    "/private.png": "it is not public",
    "/text.png": expect.stringContaining("Browsers cannot show this file."),
    "/torn.png": expect.stringContaining("Only a part of this picture can be read"),
    "/a.svg": "This SVG is empty.",
    "/large.png": "it is larger than 50 MB",
    "/loop": "its address redirects too often",
    "/inside": "its address belongs to a private network, from which nothing is fetched",
  });
  expect((await takeIn(`${pages}/gone.png`)).reason).toBe("its host answered 404");
  expect((await takeIn("http://127.0.0.1:8099/")).reason).toMatch(/unusual port/);
  expect((await takeIn("https://localhost/a.png")).reason).toMatch(/private network/);
  expect(await storedFiles()).toEqual(before);
});

test("only addresses of the web are fetched", async () => {
  const none = [
    "file:///etc/passwd",
    "ftp://x.example/a",
    "https://",
    `https://x/${"a".repeat(5000)}`,
  ];
  for (const address of none)
    expect(await takeIn(address)).toMatchObject({
      status: 422,
      reason: "its address cannot be used",
    });
});

test("[EDIT-06] only who may fill the library may have a picture fetched", async () => {
  for (const [role, status] of [
    ["recruiter", 403],
    ["visitor", 401],
  ] as const)
    expect((await takeIn(`${pages}/a.png`, "", role)).status).toBe(status);
  expect(asked).toEqual([]);
});

test("[EDIT-06] an editor may have 300 pictures fetched within an hour", async () => {
  const statuses = new Set<number>();
  for (let count = 0; count < 301; count++)
    statuses.add((await takeIn("file:///a.png", "", "admin")).status);
  expect([...statuses]).toEqual([422, 429]);
});
