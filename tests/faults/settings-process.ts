/** The site's private settings as a process, to be killed: reads them at each line of its input. */
import { createInterface } from "node:readline";
import { openPrivateSettings } from "../../apps/site/server/cms-link/private-settings.ts";

const settings = JSON.parse(process.argv[2] ?? "{}") as Parameters<
  typeof openPrivateSettings
>[0]["settings"];
const opened = await openPrivateSettings({
  settings,
  log: { warn: (details: object) => void process.stderr.write(`${JSON.stringify(details)}\n`) },
});
process.stdout.write("open\n");
for await (const _ of createInterface({ input: process.stdin })) {
  await opened.refresh();
  process.stdout.write("taken\n");
}
