import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { loadBuild, type SiteBuild } from "#server/build.ts";

const root = join(import.meta.dirname, "../..");

/** The site's build; built first if there is none. */
export async function realBuild(): Promise<SiteBuild> {
  const folder = join(root, "build");
  if (!existsSync(join(folder, "server/index.js"))) {
    const built = spawnSync("npm", ["run", "build"], {
      cwd: root,
      encoding: "utf8",
      shell: process.platform === "win32",
    });
    if (built.status !== 0)
      throw new Error(`The site could not be built:\n${built.stdout}\n${built.stderr}`);
  }
  return loadBuild(folder);
}
