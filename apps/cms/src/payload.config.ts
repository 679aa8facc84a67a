import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildCms } from "#host/build-cms.ts";
import { logOptions } from "#server/log.ts";
import { dataDirOf, readSecrets, readSettings } from "#server/settings.ts";

// `next build` and Payload's commands load this file without an environment and open nothing.
const NOTHING = "not-a-secret-nothing-runs-on-it";
const idle =
  process.env.NEXT_PHASE === "phase-production-build" || process.env.CMS_SCHEMA_ONLY === "1";

export const settings = idle
  ? readSettings(
      { DATA_DIR: join(tmpdir(), "cms-schema"), CMS_DATABASE_URL: process.env.CMS_DATABASE_URL },
      { payloadSecret: NOTHING, purgeSecret: NOTHING },
    )
  : readSettings(process.env, readSecrets(dataDirOf(process.env)));

// Commands that only write the schema print to the terminal.
export default buildCms(
  settings,
  idle ? {} : { logger: { options: logOptions(settings.logLevel) } },
);
