import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotli, gzipped, isCompressible } from "#server/http/compress.ts";
import type { Bodies } from "#server/http/prepared-response.ts";
import { contentTypeOf } from "#server/static/content-types.ts";

export type Compressed = Omit<Bodies, "identity">;

/** Where the build keeps the compressed forms of what is in its `client`. */
export const compressedFolder = (clientFolder: string): string =>
  join(clientFolder, "../compressed");

/** A form is found by what it is a form of: a file that was changed by hand has none. */
export const formName = (bytes: Buffer, ending: "br" | "gz"): string =>
  `${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}.${ending}`;

/**
 * A file's compressed forms: those that the build has made (`compress-build.ts`), for to make them costs
 * more than a second of a core for all its files; else made now.
 */
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

/** As small as it gets: a build is compressed once and sent many times. */
export async function compress(name: string, bytes: Buffer): Promise<Compressed> {
  if (!isCompressible(contentTypeOf(name)) || bytes.length < 200) return {};
  const [br, gzip] = await Promise.all([brotli(bytes, 11), gzipped(bytes, 9)]);
  return { ...(br.length < bytes.length && { br }), ...(gzip.length < bytes.length && { gzip }) };
}
