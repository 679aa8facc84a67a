/** The demo host: `--port` (4010), `--control` opens `/_demo/…`, `--languages de,he` adds translations. */
import { parseArgs } from "node:util";
import { createDemoHost } from "#host/host.ts";
import { DEMO_LANGUAGES as KNOWN } from "#translations/overlays.ts";

function fail(line: string): never {
  console.error(`demo host: ${line}`);
  process.exit(1);
}

const { values: chosen } = parseArgs({
  options: {
    port: { type: "string", default: "4010" },
    control: { type: "boolean", default: false },
    languages: { type: "string", default: "" },
  },
});
const port = Number(chosen.port);
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  fail(`--port is ${JSON.stringify(chosen.port)}; it must be a port, 0 to 65535`);

const codes = chosen.languages.split(/[ ,]+/).filter(Boolean);
const languages = KNOWN.filter((code) => codes.includes(code));
if (languages.length < codes.length)
  fail(`--languages is ${JSON.stringify(chosen.languages)}; known: ${KNOWN.join(", ")}`);

const host = createDemoHost({ control: chosen.control, languages });
try {
  console.log(`demo host: ${await host.listen(port)} serves the demo content`);
} catch (error) {
  const reason = error instanceof Error && "code" in error ? error.code : error;
  fail(`cannot listen on port ${port} (${reason}); choose a free one with --port`);
}

for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.once(signal, () => void host.stop().then(() => process.exit(0)));
