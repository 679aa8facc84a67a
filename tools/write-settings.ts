/** `npm run settings` writes the files generated from the settings. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { exampleFile, settingsPage } from "@meridian/settings/documents";

const root = join(import.meta.dirname, "..");
writeFileSync(join(root, ".env.example"), exampleFile());
writeFileSync(join(root, "docs/settings.md"), settingsPage());
