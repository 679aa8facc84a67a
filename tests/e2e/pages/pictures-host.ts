import { createServer, request, type Server } from "node:http";

export interface Made {
  type: string;
  body: Promise<Buffer>;
}

/** Serves `made` below `folder`, and the rest from the host at `origin`. */
export async function servePictures(
  { port, origin, folder }: { port: number; origin: string; folder: string },
  made: (name: string) => Made | undefined,
): Promise<Server> {
  const server = createServer((incoming, answer) => {
    const [path = ""] = (incoming.url ?? "").split("?");
    const picture = path.startsWith(folder) ? made(path.slice(folder.length)) : undefined;
    if (picture) {
      void picture.body.then((body) =>
        answer.writeHead(200, { "content-type": picture.type }).end(body),
      );
      return;
    }
    const passed = request(
      origin + (incoming.url ?? ""),
      { method: incoming.method, headers: incoming.headers },
      (reply) => reply.pipe(answer.writeHead(reply.statusCode ?? 502, reply.headers)),
    );
    passed.on("error", () => answer.writeHead(502).end());
    incoming.pipe(passed);
  });
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  return server;
}
