/** The site without scripts on a separate port, to measure styles, layout and pictures alone. */
import { createServer, request, type IncomingHttpHeaders } from "node:http";
import { brotliCompressSync } from "node:zlib";

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const SCRIPTS =
  /<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g;

export async function startScriptless(
  site: string,
  port: number,
): Promise<{ address: string; stop(): Promise<void> }> {
  const answers = new Map<string, Promise<Answer>>();
  const server = createServer(({ url = "/" }, response) => {
    const known = answers.get(url) ?? read(site, url);
    answers.set(url, known);
    known.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.destroy(),
    );
  });
  await new Promise<void>((done) => void server.listen(port, "127.0.0.1", done));
  return {
    address: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Removes scripts from a page; other responses are unchanged. */
async function read(site: string, url: string): Promise<Answer> {
  const answer = await fetched(site, url, "br");
  if (!answer.headers["content-type"]?.startsWith("text/html")) return answer;
  const plain = await fetched(site, url, "identity");
  const body = brotliCompressSync(plain.body.toString("utf8").replace(SCRIPTS, ""));
  return { ...answer, body, headers: { ...answer.headers, "content-length": `${body.length}` } };
}

const fetched = (site: string, url: string, encoding: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(site + url, { headers: { "accept-encoding": encoding } }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => void parts.push(part));
      response.once("error", reject);
      response.once("end", () =>
        resolve({
          status: response.statusCode ?? 500,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    sent.once("error", reject).end();
  });
