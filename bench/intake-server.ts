/** The intake behind HTTP, without captcha: `node intake-server.ts <data folder> <port>`. */
import { serve } from "@hono/node-server";
import { createIntake, type Captcha } from "../packages/intake/src/index.ts";

const [dataDir = "", port = ""] = process.argv.slice(2);
const captcha: Captcha = {
  provider: "bench",
  issue: async () => null,
  verify: async () => ({ outcome: "passed", spend: null }),
};
const quiet = () => undefined;
const intake = await createIntake({
  dataDir,
  formSecret: "bench",
  deliver: { host: { contact: { url: "http://host.invalid/contact/feedback" } } },
  log: { info: quiet, warn: console.warn, error: console.error },
  fetch: async () => Response.json({ status: "mail_sent" }),
  captcha,
});

let peak = 0;
setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 5);

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === "/peak") {
    const was = peak;
    global.gc?.();
    peak = process.memoryUsage.rss();
    return Response.json({ peak: was, now: peak });
  }
  if (pathname === "/figures") return Response.json(await intake.metrics());
  const { reason } = await intake.take({
    body: request.body,
    contentType: request.headers.get("content-type") ?? "",
    page: "/",
  });
  return new Response(reason, {
    status: reason === "stored" ? 200 : reason === "files-too-large" ? 413 : 500,
  });
}

serve({ fetch: answer, port: Number(port), hostname: "127.0.0.1" }, () => console.log("listening"));
