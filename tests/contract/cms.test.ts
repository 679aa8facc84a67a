import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mediaFile } from "@meridian/demo";
import { afterAll, beforeAll } from "vitest";
import { appProcess } from "../app-process.ts";
import { contractSuite } from "./contract-suite.ts";
import { portAt } from "../ports.ts";

const dataDir = mkdtempSync(join(tmpdir(), "meridian-contract-"));
/** Seeded into a separate data folder. */
const cms = appProcess("cms", portAt(20), {
  DATA_DIR: dataDir,
  PAYLOAD_SECRET: "contract-payload-secret-0123",
  PURGE_SECRET: "contract-purge-secret-01234",
  PURGE_URL: "http://127.0.0.1:9/purge",
  FORM_KEY: "",
});
beforeAll(() => cms.start(), 200_000);

afterAll(async () => {
  await cms.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

// The host has different addresses for pictures, which alternative texts identify.
contractSuite("the seeded content host", () => cms.url, {
  ids: false,
  seen: ({ alt }) => alt,
  wanted: (id) => mediaFile(id).alt,
});
