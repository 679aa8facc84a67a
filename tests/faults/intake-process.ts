/** The intake as a process, to be killed: `node intake-process.ts <settings as JSON>`. */
import { getRequestListener } from "@hono/node-server";
import { pino } from "pino";
import { createHttpServer } from "@meridian/http/http-server";
import { listen } from "../../apps/site/server/http/listen.ts";
import { stopServer } from "@meridian/http/stop-server";
import {
  createIntake,
  type Captcha,
  type Clock,
  type DeliveryTargets,
} from "../../packages/intake/src/index.ts";
import type { MailTarget } from "../../packages/intake/src/deliver/mail.ts";
import type { WebhookTarget } from "../../packages/intake/src/deliver/webhook.ts";

export interface ProcessSettings {
  dataDir: string;
  deliver: Pick<DeliveryTargets, "host">;
  /** The settings are JSON, which has no functions. */
  mail?: Omit<MailTarget, "acknowledges"> & { acknowledge?: boolean };
  webhook?: WebhookTarget;
  databaseUrl?: string;
  clockAhead?: number;
}

const {
  dataDir,
  deliver,
  mail,
  webhook,
  databaseUrl,
  clockAhead = 0,
}: ProcessSettings = JSON.parse(process.argv[2] ?? "{}");
const log = pino({ base: undefined }, pino.destination({ dest: 2, sync: true }));
const captcha: Captcha = {
  provider: "stub",
  issue: async () => null,
  verify: async () => ({ outcome: "passed", spend: null }),
};
const clock: Clock = {
  now: () => Date.now() + clockAhead,
  ticks: () => performance.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms).unref();
    return () => clearTimeout(timer);
  },
};
const intake = await createIntake({
  dataDir,
  deliver: {
    ...deliver,
    ...(mail && { mail: () => ({ ...mail, acknowledges: () => mail.acknowledge === true }) }),
    ...(webhook && { webhook: () => webhook }),
  },
  databaseUrl,
  formSecret: "faults",
  log,
  captchas: () => [captcha],
  clock,
});
const STATUS: Record<string, number> = {
  stored: 200,
  repeated: 200,
  conflict: 409,
  unavailable: 503,
};

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === "/figures") return Response.json(await intake.metrics());
  if (pathname === "/readyz") {
    const readiness = await intake.readiness();
    return Response.json(readiness, { status: readiness.ready ? 200 : 503 });
  }
  if (pathname === "/reply")
    return Response.json(await intake.adminApi.reply(JSON.parse(await request.text())));
  const { reason } = await intake.take({
    body: request.body,
    contentType: request.headers.get("content-type") ?? "",
    page: "/",
  });
  return new Response(reason, { status: STATUS[reason] ?? 422 });
}

const server = createHttpServer();
process.on(
  "SIGTERM",
  () =>
    void stopServer(server, log)
      .then(() => intake.stop())
      .then(() => process.exit(0)),
);
const address = await listen(server, getRequestListener(answer), { port: 0, bind: "127.0.0.1" });
process.stdout.write(`${address}\n`);
