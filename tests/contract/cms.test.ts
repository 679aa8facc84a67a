import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mediaFile } from "@meridian/demo";
import { afterAll, beforeAll } from "vitest";
import {
  healthy,
  startServer,
  stopServers,
  type Server,
} from "../../tools/processes/processes.mjs";
import { contractSuite } from "./contract-suite.ts";
import { portAt } from "../ports.ts";

const PORT = portAt(20);
const HOST = `http://127.0.0.1:${PORT}`;
const dataDir = mkdtempSync(join(tmpdir(), "meridian-contract-"));
let server: Server;

// The built content host, seeded into a separate data folder.
beforeAll(async () => {
  const env = {
    ...process.env,
    NODE_ENV: "production" as const,
    DATA_DIR: dataDir,
    CMS_PORT: String(PORT),
    PAYLOAD_SECRET: "contract-payload-secret-0123",
    PURGE_SECRET: "contract-purge-secret-01234",
    PURGE_URL: "http://127.0.0.1:9/purge",
    FORM_KEY: "",
  };
  server = startServer("cms", ["apps/cms/server.ts"], env, { quiet: true });
  await healthy(server, `${HOST}/healthz`, 180);
}, 200_000);

afterAll(async () => {
  await stopServers([server]);
  rmSync(dataDir, { recursive: true, force: true });
});

// The host has different addresses for pictures, which alternative texts identify.
contractSuite("the seeded content host", () => HOST, {
  ids: false,
  seen: ({ alt }) => alt,
  wanted: (id) => mediaFile(id).alt,
});
