import { createHash } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";

export const listening = async (server: Server): Promise<string> => {
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const FORMATS: Record<string, "webp" | "png" | "jpeg"> = {
  "image/webp": "webp",
  "image/png": "png",
  "image/jpeg": "jpeg",
};

/** Of one colour, different for each address. */
async function smallPicture(path: string, format: "webp" | "png" | "jpeg") {
  const [r = 0, g = 0, b = 0] = createHash("sha256").update(path).digest();
  const create = { width: 8, height: 8, channels: 3 as const, background: { r, g, b } };
  return sharp({ create }).toFormat(format).toBuffer();
}

/**
 * A proxy that replaces the pictures of another host with small ones: full-size ones take most of
 * an import's time. `isCut` is called with each request; `true` breaks its connection.
 */
export async function openSmallPictures(
  behind: string,
  isCut: (path: string) => boolean = () => false,
): Promise<{ address: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    if (isCut(path)) return void request.socket.destroy();
    const answer = async (): Promise<unknown> => {
      const reply = await fetch(behind + path, { redirect: "manual" });
      const type = reply.headers.get("content-type") ?? "";
      const body = Buffer.from(await reply.arrayBuffer());
      const format = FORMATS[type];
      if (type) response.setHeader("content-type", type);
      response.writeHead(reply.status);
      if (reply.ok && format) return response.end(await smallPicture(path, format));
      // Points the addresses of pictures to this host.
      return response.end(
        type.includes("json") ? body.toString().replaceAll(behind, address) : body,
      );
    };
    // A request without a response from the other host gets none here either.
    void answer().catch(() => request.socket.destroy());
  });
  const address = await listening(server);
  return { address, stop: () => server.close().closeAllConnections() };
}
