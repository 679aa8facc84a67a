/** `npm run make` installs and builds, for machines whose service manager starts the servers. */
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install/install.mjs";
import { say } from "./say.mjs";

await ensureInstalled();
await ensureBuilt("site", "cms");
say("Installed and built.");
