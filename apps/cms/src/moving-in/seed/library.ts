import { copyFile, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Payload } from "payload";
import { libraryOf } from "#library/library.ts";
import type { DemoContent } from "@meridian/demo";
import { putTranslation } from "#translations/put.ts";
import type { Demo } from "#moving-in/seed/demo.ts";

const STEP = 100;

/** Bypasses Payload's upload, whose smaller sizes are not needed: two seconds, not a minute. */
async function upload(payload: Payload, { mediaFile }: Demo, id: string): Promise<number> {
  const { path, alt, mimeType, width, height } = mediaFile(id);
  const filename = `${id.replaceAll("/", "-")}${extname(path)}`;
  await copyFile(path, join(libraryOf(payload).folder, filename));
  const { size: filesize } = await stat(path);
  const data = {
    alt,
    decorative: alt === "",
    source: id,
    filename,
    mimeType,
    filesize,
    width,
    height,
    focalX: 50,
    focalY: 50,
  };
  return Number((await payload.db.create({ collection: "media", data })).id);
}

/** Adds missing pictures; returns the id of each. */
export async function seedLibrary(
  payload: Payload,
  demo: Demo,
  print: (line: string) => void,
): Promise<(id: string) => number> {
  const { docs } = await payload.find({
    collection: "media",
    where: { source: { exists: true } },
    pagination: false,
    depth: 0,
    select: { source: true },
  });
  const numbers = new Map(docs.map(({ id, source }) => [source ?? "", id]));
  const missing = demo.mediaIds.filter((id) => !numbers.has(id));
  print(`Seeding the demo content: ${missing.length} pictures…`);
  for (const [at, id] of missing.entries()) {
    numbers.set(id, await upload(payload, demo, id));
    if ((at + 1) % STEP === 0)
      print(`Seeding the demo content: ${at + 1} of ${missing.length} pictures…`);
  }
  return (id) => {
    const number = numbers.get(id);
    if (number === undefined)
      throw new Error(`the demo content uses a picture that is not in its library: ${id}`);
    return number;
  };
}

interface Descriptions {
  language: string;
  images: DemoContent["images"];
  pictureOf: (id: string) => number;
}

/** Writes the descriptions of pictures in a further language. */
export async function describePictures(
  payload: Payload,
  { mediaFile }: Demo,
  { language, images, pictureOf }: Descriptions,
): Promise<void> {
  for (const { id, alt } of images)
    if (alt !== mediaFile(id).alt)
      await putTranslation(
        payload,
        { kind: "media", record: pictureOf(id), language },
        { alt },
        { quiet: true },
      );
}
