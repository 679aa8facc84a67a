/**
 * `npm run make`: installs and builds what is not up to date, and starts nothing: for a machine
 * whose servers a service manager starts.
 */
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install/install.mjs";
import { say } from "./say.mjs";

await ensureInstalled();
await ensureBuilt("site", "cms");
say("Installed and built.");
