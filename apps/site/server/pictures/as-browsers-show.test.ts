import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { BUILT_IN } from "@meridian/contract/theme";
import { createPictures } from "#server/pictures/pictures.ts";

const flat = (width: number, height: number, background = "#a30") =>
  sharp({ create: { width, height, channels: 3, background } });

/** The route's response for this picture. */
async function madeOf(bytes: Buffer, type: string, width = 320, format = "avif") {
  const stored = new Map<string, Buffer>();
  const pictures = createPictures(
    {
      settings: { contentHost: "http://host.example" },
      log: { warn: () => undefined, error: () => undefined },
      isHttps: false,
      theme: () => BUILT_IN,
      cdn: undefined,
    },
    {
      disk: {
        get: async (name) => stored.get(name),
        set: async (name, made) => void stored.set(name, Buffer.from(made)),
      },
      sources: {
        find: async () => ({ hash: "hash", type, checkedAt: 0 }),
        bytes: async () => bytes,
      },
    },
  );
  const response = await pictures.handle(
    new Request(`http://site/pictures/${width}.${format}/media/a.png`),
  );
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, type: response.headers.get("content-type"), body };
}

describe("[OWN-72] serves every picture that browsers show", () => {
  test("a photograph of 50 megapixels, and one with EXIF rotation", async () => {
    const large = await madeOf(await flat(8160, 6144).jpeg().toBuffer(), "image/jpeg");
    expect([large.status, large.type]).toEqual([200, "image/avif"]);
    const turned = await flat(800, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { body } = await madeOf(turned, "image/jpeg");
    expect(await sharp(body).metadata()).toMatchObject({ width: 320, height: 640 });
  });

  test("a JPEG with an unusual scan, and the readable part of a truncated one", async () => {
    const bytes = await flat(800, 400).jpeg().toBuffer();
    const odd = Buffer.from(bytes);
    odd[odd.indexOf(Buffer.from([0xff, 0xda])) + 11] = 0;
    for (const picture of [odd, bytes.subarray(0, -200)])
      expect((await madeOf(picture, "image/jpeg")).status).toBe(200);
  });

  test.each(["gif", "webp"] as const)(
    "an animated %s is animated in every size",
    async (format) => {
      const pages = await Promise.all(
        ["#a30", "#03a", "#0a3"].map((colour) => flat(400, 200, colour).raw().toBuffer()),
      );
      const raw = { width: 400, height: 600, channels: 3, pageHeight: 200 } as const;
      const picture = sharp(Buffer.concat(pages), { raw });
      const bytes = await (format === "gif" ? picture.gif() : picture.webp()).toBuffer();
      for (const asFormat of ["avif", "webp"]) {
        const { type, body } = await madeOf(bytes, `image/${format}`, 320, asFormat);
        expect(type).toBe("image/webp");
        expect(await sharp(body).metadata()).toMatchObject({ pages: 3, width: 320, height: 160 });
      }
    },
  );

  test("an animation that cannot be resized is served unchanged, as is a picture that needs too much memory", async () => {
    const png = await flat(20, 10).png().toBuffer();
    const control = Buffer.alloc(20);
    control.writeUInt32BE(8, 0);
    control.write("acTL", 4, "latin1");
    const moving = Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
    const avif = await flat(5200, 5000).avif({ effort: 0 }).toBuffer();
    for (const [bytes, type] of [
      [moving, "image/png"],
      [avif, "image/avif"],
    ] as const) {
      const made = await madeOf(bytes, type, 160, "webp");
      expect([made.status, made.type, made.body.equals(bytes)]).toEqual([200, type, true]);
    }
  });
});
