import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { handleEndpoints } from "payload";
import sharp from "sharp";
import { expect, test } from "vitest";
import { testCms, testUsers } from "#testing/test-cms.ts";

// Payload 3.90 accepts this: it parses all of it as a comment.
const HOSTILE = Buffer.from(
  '<?xml version="1.0" encoding="ISO-2022-JP"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">\x1b$B<!--\x1b(B<script>fetch("/cms/api/users")</script><!-- --><path onclick="x()" d="M0 0h9v9z"/></svg>',
  "latin1",
);
const CLEAN = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">';
const cms = testCms();
const users = testUsers(cms);

const storedFile = (name: string): Promise<string> =>
  readFile(join(cms.settings.dataDir, "media", name), "utf8");

async function upload(bytes: Buffer, name: string, type: string, to = "") {
  const form = new FormData();
  form.append("_payload", JSON.stringify({ alt: "A mark" }));
  form.append("file", new File([new Uint8Array(bytes)], name, { type }));
  const request = new Request(`${cms.settings.url}/cms/api/media${to}`, {
    method: to === "" ? "POST" : "PATCH",
    body: form,
    headers: { authorization: `JWT ${users.editor.token}` },
  });
  const answer = await handleEndpoints({
    config: cms.payload.config,
    request,
    payloadInstanceCacheKey: cms.settings.dataDir,
  });
  return {
    status: answer.status,
    ...((await answer.json()) as {
      doc: { id: number; filename: string; mimeType: string; filesize: number };
      errors?: { data?: { errors: { message: string }[] } }[];
    }),
  };
}

test("an SVG that an editor uploads is rewritten, also as a replacement", async () => {
  const { status, doc } = await upload(HOSTILE, "mark.svg", "image/svg+xml");
  const text = await storedFile(doc.filename);
  expect([status, doc.mimeType, doc.filesize]).toEqual([
    201,
    "image/svg+xml",
    Buffer.byteLength(text),
  ]);
  expect(text).toMatch(/^<svg xmlns=.*<path d="M0 0h9v9z"><\/path><\/svg>\n$/s);
  expect(text).not.toContain("script");
  const changed = await upload(HOSTILE, "other.svg", "image/svg+xml", `/${doc.id}`);
  expect([changed.status, await storedFile(changed.doc.filename)]).toEqual([200, text]);
});

test("under another name or type it is handled as an SVG or refused", async () => {
  for (const [name, type] of [
    ["a.svg", "image/png"],
    ["b.svg", "text/plain"],
    ["c.png", "image/png"],
    ["d.SVG", ""],
    ["e.xml", "application/xml"],
    ["f.html", "text/html"],
  ] as const) {
    const { status, doc } = await upload(HOSTILE, name, type);
    const found = status === 201 ? await storedFile(doc.filename) : "refused";
    expect([[201, 400].includes(status), found.includes("script")], name).toEqual([true, false]);
  }
});

test("[SEC-02] a picture gets the extension of its content, whatever its name was", async () => {
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#f00" } })
    .png()
    .toBuffer();
  for (const [name, type, called] of [
    ["x.html", "text/html", /^x-[0-9a-f]{8}\.png$/],
    ["one.jpg", "image/jpeg", /^one-[0-9a-f]{8}\.png$/],
    ["bare", "image/png", /^bare-[0-9a-f]{8}\.png$/],
    ["Right.PNG", "image/png", /^Right-[0-9a-f]{8}\.PNG$/],
  ] as const) {
    const { status, doc } = await upload(png, name, type);
    expect([name, status, doc.mimeType]).toEqual([name, 201, "image/png"]);
    expect(doc.filename).toMatch(called);
  }
});

test("an unreadable file is refused with a message for the editor", async () => {
  const answer = await upload(
    Buffer.from('<?xml version="1.0" encoding="UTF-7"?>+ADw-svg+AD4-'),
    "seven.svg",
    "image/svg+xml",
  );
  expect([answer.status, answer.errors?.[0]?.data?.errors[0]?.message]).toEqual([
    400,
    "This SVG cannot be read: save it as UTF-8.",
  ]);
});

test("an import handles SVGs in the same way", async () => {
  const doc = await cms.payload.create({
    collection: "media",
    data: { alt: "A mark", source: "https://other.example/mark.svg" },
    file: { data: HOSTILE, mimetype: "image/svg+xml", name: "brought.svg", size: HOSTILE.length },
  });
  const text = await storedFile(doc.filename ?? "");
  expect([text.startsWith(CLEAN), text.includes("script")]).toEqual([true, false]);
});
