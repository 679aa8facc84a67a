import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotli, gzipped, isCompressible } from "#server/http/compress.ts";
import type { Bodies } from "#server/http/prepared-response.ts";
import { contentTypeOf } from "#server/static/content-types.ts";

export type Compressed = Omit<Bodies, "identity">;

/** The folder of the compressed encodings of a build's `client`. */
export const compressedFolder = (clientFolder: string): string =>
  join(clientFolder, "../compressed");

/** Named by the hash of the source: a manually changed file has no encodings. */
export const formName = (bytes: Buffer, ending: "br" | "gz"): string =>
  `${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}.${ending}`;

/** Encodings from the build, because all files take over a second of CPU; else compressed now. */
export async function compressed(
  name: string,
  bytes: Buffer,
  clientFolder: string,
): Promise<Compressed> {
  if (!isCompressible(contentTypeOf(name)) || bytes.length < 200) return {};
  const [br, gzip] = await Promise.all(
    (["br", "gz"] as const).map((ending) =>
      readFile(join(compressedFolder(clientFolder), formName(bytes, ending))).catch(
        () => undefined,
      ),
    ),
  );
  return br && gzip ? { br, gzip } : compress(name, bytes);
}

/** Highest compression: a build is compressed once and sent many times. */
export async function compress(name: string, bytes: Buffer): Promise<Compressed> {
  if (!isCompressible(contentTypeOf(name)) || bytes.length < 200) return {};
  const [br, gzip] = await Promise.all([brotli(bytes, 11), gzipped(bytes, 9)]);
  return { ...(br.length < bytes.length && { br }), ...(gzip.length < bytes.length && { gzip }) };
}
