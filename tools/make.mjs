/** `npm run make` installs and builds, for machines whose service manager starts the servers. */
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install/install.mjs";
import { print } from "./print.mjs";

await ensureInstalled();
await ensureBuilt("site", "cms");
print("Installed and built.");
