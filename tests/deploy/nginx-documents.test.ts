/** Documents through deploy/nginx's configuration (decision 131). */
import { once } from "node:events";
import { createServer } from "node:http";
import { describe, expect, onTestFinished, test } from "vitest";
import { portAt } from "../ports.ts";
import { requestTls, startNginx, whyNoNginx } from "./nginx.ts";

const reason = whyNoNginx();

describe.skipIf(reason !== "")(`documents behind nginx${reason && ` (skipped: ${reason})`}`, () => {
  test("[OWN-157] while the site is down no copy of a PDF is served, but pages are", async () => {
    const site = createServer(({ url = "" }, response) => {
      const type = /\.pdf/i.test(url) ? "application/pdf" : "text/html";
      response.writeHead(200, { "content-type": type, "cache-control": "public, max-age=300" });
      response.end(`content of ${url}`);
    });
    site.listen(portAt(642), "127.0.0.1");
    await once(site, "listening");
    onTestFinished(() => void site.close());
    const https = portAt(641);
    const nginx = await startNginx({
      http: portAt(640),
      https,
      site: portAt(642),
      cms: portAt(643),
    });
    onTestFinished(() => nginx.stop());
    const pdfs = ["/media/guide.pdf", "/media/%67uide.PDF"];
    for (const path of ["/services", ...pdfs]) {
      const reply = await requestTls(https, path);
      expect([reply.status, reply.body]).toEqual([200, `content of ${path}`]);
    }
    site.close().closeAllConnections();
    await once(site, "close");
    expect((await requestTls(https, "/services")).body).toBe("content of /services");
    for (const path of pdfs) {
      const { status, headers, body } = await requestTls(https, path);
      expect([path, status, headers["cache-control"]]).toEqual([path, 503, "no-store"]);
      expect(body).not.toContain("content of");
    }
  });
});
