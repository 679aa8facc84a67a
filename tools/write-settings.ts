/** `npm run settings`: writes the files that are made from the list of settings. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { exampleFile, settingsPage } from "@meridian/settings/documents";

const root = join(import.meta.dirname, "..");
writeFileSync(join(root, ".env.example"), exampleFile());
writeFileSync(join(root, "docs/settings.md"), settingsPage());
