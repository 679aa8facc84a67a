/**
 * `npm run plugin-tables` writes the WordPress plugin's tables from the descriptors of the kinds.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pluginTablesFile } from "./plugin-tables/plugin-tables.ts";

const root = join(import.meta.dirname, "..");
writeFileSync(join(root, "integrations/wordpress/meridian/kinds.json"), pluginTablesFile());
