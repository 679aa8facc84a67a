/** `npm run import` as a process; the demo host has few records and small pictures. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createDemoHost } from "@meridian/demo";
import sharp from "sharp";
import { afterAll, beforeAll } from "vitest";

const FORMATS: Record<string, "webp" | "png" | "jpeg"> = {
  "image/webp": "webp",
  "image/png": "png",
  "image/jpeg": "jpeg",
};

export const demo = createDemoHost();
let behind = "";
/** A proxy in front of the demo host, with small pictures. */
export let host = "";
/** Notifications that the site received. */
export const notified: string[] = [];
/** Called with each requested path; `true` breaks the connection. */
export const line: { isCut: (path: string) => boolean } = { isCut: () => false };

export const isPicture = (path: string): boolean => /\.(?:webp|svg|png|jpe?g)/.test(path);

const proxy = createServer((request, response) => {
  const path = request.url ?? "/";
  if (line.isCut(path)) return void request.socket.destroy();
  const respond = async (): Promise<unknown> => {
    const reply = await fetch(behind + path, { redirect: "manual" });
    const type = reply.headers.get("content-type") ?? "";
    const body = Buffer.from(await reply.arrayBuffer());
    const format = FORMATS[type];
    if (type) response.setHeader("content-type", type);
    response.writeHead(reply.status);
    if (reply.ok && format) return response.end(await smallPicture(path, format));
    // Pictures' addresses lead to the proxy.
    return response.end(type.includes("json") ? body.toString().replaceAll(behind, host) : body);
  };
  // If the demo host does not respond, the proxy does not either.
  void respond().catch(() => request.socket.destroy());
});
const site = createServer(async (request, response) => {
  for await (const part of request) notified.push(String(part));
  response.writeHead(204).end();
});
let purgeUrl = "";

const listening = async (server: Server): Promise<string> => {
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** Pictures have one colour per address: full-size ones take most of an import's time. */
async function smallPicture(path: string, format: "webp" | "png" | "jpeg"): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = createHash("sha256").update(path).digest();
  const create = { width: 8, height: 8, channels: 3 as const, background: { r, g, b } };
  return sharp({ create }).toFormat(format).toBuffer();
}

/** Leaves some records of each kind with pictures, and one or two of the others. */
function removeMost(): void {
  const { content } = demo;
  Object.assign(content, {
    caseStudies: [],
    services: content.services.slice(0, 2),
    blog: [],
    technologies: [],
    expertise: [],
    vacancies: content.vacancies.slice(0, 1),
    seo: content.seo.slice(0, 1),
  } satisfies Partial<typeof content>);
  Object.assign(content.career, {
    career_gallery: [],
    feedback_message: [],
    feedback_rating_all_smiles: [],
  } satisfies Partial<typeof content.career>);
  content.clients.data.client = [];
  content.options.acf.top_slider_success_stories = [];
}

/** Opens and closes with the test file. */
export function openImportCommand(): void {
  beforeAll(async () => {
    // Another test file of the same worker may have changed this module's state.
    demo.reset();
    notified.length = 0;
    line.isCut = () => false;
    behind = await demo.listen();
    host = await listening(proxy);
    purgeUrl = `${await listening(site)}/purge`;
    removeMost();
  });
  afterAll(async () => {
    for (const server of [proxy, site]) server.close().closeAllConnections();
    await demo.stop();
  });
}

export interface Run {
  status: number | null;
  out: string;
  err: string;
}

/** `started` gets the process. */
export function runCommand(
  dataDir: string,
  args: readonly string[],
  started: (child: ReturnType<typeof spawn>) => void = () => undefined,
): Promise<Run> {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PURGE_URL: purgeUrl,
    PURGE_SECRET: "of-no-value-outside-the-tests",
    CMS_DATABASE_URL: "",
  };
  return new Promise((done) => {
    const child = spawn(process.execPath, ["apps/cms/import.ts", ...args], {
      cwd: new URL("../../../..", import.meta.url),
      env,
    });
    started(child);
    const written = { out: "", err: "" };
    child.stdout.on("data", (text: Buffer) => (written.out += text.toString()));
    child.stderr.on("data", (text: Buffer) => (written.err += text.toString()));
    child.on("close", (status) => done({ status, ...written }));
  });
}
