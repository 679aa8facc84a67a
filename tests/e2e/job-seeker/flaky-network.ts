/** A connection to the site that a test can cut during an upload. */
import { connect, createServer, type Socket } from "node:net";

export interface FlakyNetwork {
  address: string;
  /** What happens after this many bytes of upload; `whole`: nothing. */
  set(manner: "whole" | "cut", afterBytes?: number): void;
  close(): Promise<void>;
}

/** Forwards everything on `port` to the site on `target`. */
export async function startFlakyNetwork(port: number, target: number): Promise<FlakyNetwork> {
  let manner: "whole" | "cut" = "whole";
  let limit = 0;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, "127.0.0.1");
    let up = 0;
    for (const socket of [near, far]) {
      open.add(socket);
      socket
        .on("error", () => undefined)
        .on("close", () => {
          open.delete(socket);
          near.destroy();
          far.destroy();
        });
    }
    far.pipe(near);
    near.on("data", (chunk) => {
      up += chunk.length;
      far.write(chunk);
      if (manner === "cut" && up >= limit) near.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${port}`,
    set(next, afterBytes = 0) {
      [manner, limit] = [next, afterBytes];
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
