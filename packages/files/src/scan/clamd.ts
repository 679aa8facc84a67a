import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { Scan, Scanner } from "#scan/scanner.ts";

/** A visitor is waiting. */
const TIMEOUT_MS = 10_000;
const CHUNK = 128 * 1024;
const REPLY_BYTES = 4096;

/**
 * ClamAV's daemon, by its INSTREAM command: `zINSTREAM\0`, chunks after their length in four bytes,
 * an empty chunk. Replies `stream: OK`, `stream: Name FOUND` or an error. `address`:
 * `tcp://host:port` or `unix:///path`.
 */
export function createClamd(address: string, timeoutMs = TIMEOUT_MS): Scanner {
  const url = new URL(address);
  return {
    async scan(file) {
      const socket =
        url.protocol === "unix:"
          ? connect(decodeURIComponent(url.pathname))
          : connect(Number(url.port || 3310), url.hostname.replace(/^\[|\]$/g, ""));
      const late = setTimeout(
        () => socket.destroy(new Error(`no answer within ${timeoutMs} ms`)),
        timeoutMs,
      );
      try {
        const reply = replyOf(socket);
        // If sending fails first, the reply fails the same way.
        reply.catch(() => undefined);
        await Promise.race([send(socket, file), reply]);
        return judge(await reply);
      } catch (error) {
        return { outcome: "away", problem: error instanceof Error ? error.message : String(error) };
      } finally {
        clearTimeout(late);
        socket.destroy();
      }
    },
  };
}

async function send(socket: Socket, file: Blob): Promise<void> {
  await once(socket, "connect");
  socket.write("zINSTREAM\0");
  for (let position = 0; ; position += CHUNK) {
    const chunk = new Uint8Array(await file.slice(position, position + CHUNK).arrayBuffer());
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    socket.write(length);
    if (chunk.length === 0) return;
    if (!socket.write(chunk)) await once(socket, "drain");
  }
}

async function replyOf(socket: Socket): Promise<string> {
  let reply = "";
  const chunks: AsyncIterable<Buffer> = socket;
  for await (const chunk of chunks) {
    reply += chunk.toString("utf8");
    if (reply.includes("\0") || reply.length > REPLY_BYTES) break;
  }
  return (reply.split("\0")[0] ?? "").trim();
}

function judge(reply: string): Scan {
  if (reply === "stream: OK") return { outcome: "clean" };
  const name = /^stream: (.+) FOUND$/.exec(reply)?.[1];
  return name
    ? { outcome: "infected", name }
    : {
        outcome: "away",
        problem:
          reply === ""
            ? "closed the connection without a response"
            : `answered ${JSON.stringify(reply.slice(0, 200))}`,
      };
}
