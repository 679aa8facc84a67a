/** Unusual pictures, as cameras and programs write them. */
import { crc32 } from "node:zlib";
import sharp from "sharp";

const flat = (width: number, height: number, background = "#a30") =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false });

export const jpeg = (width: number, height: number): Promise<Buffer> =>
  flat(width, height).jpeg().toBuffer();

/** An upright photograph: the sensor's rows, with an EXIF orientation. */
export const turned = (width: number, height: number, orientation: number): Promise<Buffer> =>
  flat(width, height).withMetadata({ orientation }).jpeg().toBuffer();

/** A scan like Samsung's cameras write: the last coefficient is invalid in a baseline JPEG. */
export async function unusualScan(width: number, height: number): Promise<Buffer> {
  const bytes = await jpeg(width, height);
  const scan = bytes.indexOf(Buffer.from([0xff, 0xda]));
  bytes[scan + 2 + bytes.readUInt16BE(scan + 2) - 2] = 0;
  return bytes;
}

/** A PNG that declares this size but contains only its first rows. */
export async function claiming(width: number, height: number): Promise<Buffer> {
  const bytes = await flat(8, 8).png().toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

/** Each frame has another colour. */
export async function moving(
  format: "gif" | "webp",
  width = 400,
  height = 200,
  frames = 3,
): Promise<Buffer> {
  const colours = ["#a30", "#03a", "#0a3", "#333", "#aa0"];
  const pages = await Promise.all(
    Array.from({ length: frames }, (_, at) =>
      flat(width, height, colours[at % colours.length])
        .raw()
        .toBuffer(),
    ),
  );
  const raw = { width, height: height * frames, channels: 3, pageHeight: height } as const;
  const picture = sharp(Buffer.concat(pages), { raw });
  const delay = pages.map(() => 100);
  return (format === "gif" ? picture.gif({ delay }) : picture.webp({ delay })).toBuffer();
}
