import { brotliCompress, constants, gzip } from "node:zlib";
import { promisify } from "node:util";

const br = promisify(brotliCompress);
const gz = promisify(gzip);

/** Uses zlib's threads. Quality 11: about 150 ms of CPU for 100 kB; quality 5: about 2. */
export const brotli = (bytes: Buffer, quality: 5 | 11): Promise<Buffer> =>
  br(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

export const gzipped = (bytes: Buffer, level: 6 | 9): Promise<Buffer> => gz(bytes, { level });

/** Whether to compress this type: pictures, videos and fonts are compressed already. */
export const isCompressible = (contentType: string): boolean =>
  /^text\/|[/+](json|xml|javascript)\b|^image\/svg|manifest\+json|wasm/.test(contentType);
