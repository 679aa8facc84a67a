/** The demo host on DEMO_PORT (4010). DEMO_CONTROL=1 opens `/_demo/…`; DEMO_LANGUAGES=de adds German. */
import { createDemoHost } from "#host/host.ts";
import { DEMO_LANGUAGES as KNOWN } from "#translations/overlays.ts";

const { DEMO_PORT = "4010", DEMO_CONTROL = "", DEMO_LANGUAGES = "" } = process.env;
const port = Number(DEMO_PORT);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(
    `demo host: DEMO_PORT is ${JSON.stringify(DEMO_PORT)}; it must be a port, 0 to 65535`,
  );
  process.exit(1);
}

const codes = DEMO_LANGUAGES.split(/[ ,]+/).filter(Boolean);
const languages = KNOWN.filter((code) => codes.includes(code));
if (languages.length < codes.length) {
  console.error(
    `demo host: DEMO_LANGUAGES is ${JSON.stringify(DEMO_LANGUAGES)}; known: ${KNOWN.join(", ")}`,
  );
  process.exit(1);
}

const host = createDemoHost({ control: DEMO_CONTROL === "1", languages });
try {
  console.log(`demo host: ${await host.listen(port)} serves the demo content`);
} catch (error) {
  console.error(
    `demo host: cannot listen on port ${port} (${error instanceof Error && "code" in error ? error.code : error}); set DEMO_PORT to a free one`,
  );
  process.exit(1);
}

for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.once(signal, () => void host.stop().then(() => process.exit(0)));
