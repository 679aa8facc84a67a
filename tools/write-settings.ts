/** `npm run settings` writes the file generated from the settings. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { exampleFile } from "@meridian/settings/documents";

writeFileSync(join(import.meta.dirname, "../.env.example"), exampleFile());
