import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { picture } from "#records/mapping/kinds.ts";
import type { Media } from "#payload-types.ts";
import { callApi } from "#testing/api.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
const users = testUsers(cms);

/** Red on the left, blue on the right. */
async function upload(name: string): Promise<Media> {
  const half = (background: string) =>
    sharp({ create: { width: 400, height: 400, channels: 3, background } })
      .png()
      .toBuffer();
  const data = await sharp(await half("red"))
    .extend({ right: 400, background: "blue" })
    .png()
    .toBuffer();
  return cms.payload.create({
    collection: "media",
    data: { alt: "Two halves" },
    file: { data, name, mimetype: "image/png", size: data.length },
  });
}
/** The admin sets these values outside the form. */
async function edit(id: number, edits: Record<string, string>): Promise<Media> {
  const query = new URLSearchParams(
    Object.entries(edits).map(([path, value]) => [`uploadEdits${path}`, value]),
  );
  const answer = await callApi(cms, `/media/${id}?${query.toString()}`, {
    method: "PATCH",
    body: { alt: "Two halves" },
    token: users.editor.token,
  });
  expect(answer.status).toBe(200);
  return cms.payload.findByID({ collection: "media", id });
}

test("[OWN-51] a picture is sent with its focal point under a new address; a centred focal point is omitted", async () => {
  const uploaded = await upload("focus.png");
  expect(picture.write(uploaded)).not.toHaveProperty("focal_point");
  const focused = await edit(uploaded.id, { "[focalPoint][x]": "20", "[focalPoint][y]": "80" });
  expect(picture.write(focused)).toMatchObject({ focal_point: { x: 20, y: 80 } });
  expect(picture.write(focused)).not.toMatchObject({
    url: Reflect.get(Object(picture.write(uploaded)), "url"),
  });
});

test("[OWN-51] a picture that was cropped in the admin is sent with its new file and size", async () => {
  const { id } = await upload("crop.png");
  const cropped = await edit(id, {
    "[crop][x]": "50",
    "[crop][y]": "0",
    "[crop][width]": "50",
    "[crop][height]": "100",
    "[crop][unit]": "%",
    "[widthInPixels]": "400",
    "[heightInPixels]": "400",
    "[focalPoint][x]": "50",
    "[focalPoint][y]": "50",
  });
  expect(picture.write(cropped)).toMatchObject({ width: 400, height: 400 });
  const file = await readFile(join(cms.settings.dataDir, "media", cropped.filename ?? ""));
  const { dominant } = await sharp(file).stats();
  expect(dominant.b).toBeGreaterThan(dominant.r);
});

test("[OWN-72] a photograph that was measured by its sensor when it was uploaded is sent with the measures as shown", () => {
  const media = { filename: "a.jpg", width: 4000, height: 3000, updatedAt: "2026-11-01" };
  const sized = (width: number, height: number) =>
    ({ ...media, sizes: { thumbnail: { filename: "t.jpg", width, height } } }) as unknown as Media;
  const measures = (wire: unknown) => wire as { width: number; height: number };
  expect(measures(picture.write(sized(320, 427)))).toMatchObject({ width: 3000, height: 4000 });
  for (const height of [240, 320])
    expect(measures(picture.write(sized(320, height)))).toMatchObject({
      width: 4000,
      height: 3000,
    });
  const square = { filename: "s.jpg", width: 100, height: 100 };
  const turned = { ...sized(320, 427), sizes: { square, ...sized(320, 427).sizes } };
  expect(measures(picture.write(turned))).toMatchObject({ width: 3000, height: 4000 });
});
