import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../../deploy/dockerfile.ts";

/**
 * Builds the site as a next release, with one more rule and statement, so that stylesheet and first
 * script get new names. Returns the program. Takes half a minute.
 */
export function makeOtherBuild(folder: string): string {
  const site = join(folder, "apps/site");
  mkdirSync(site, { recursive: true });
  for (const name of readdirSync(root).filter(
    (entry) => !/^(?:apps|\.git|test-results)$/.test(entry),
  ))
    symlinkSync(join(root, name), join(folder, name));
  for (const name of readdirSync(join(root, "apps/site")).filter((entry) => entry !== "build"))
    if (name === "node_modules") symlinkSync(join(root, "apps/site", name), join(site, name));
    else cpSync(join(root, "apps/site", name), join(site, name), { recursive: true });
  const change = (name: string, how: (text: string) => string): void => {
    const before = readFileSync(join(site, name), "utf8");
    const after = how(before);
    if (after === before) throw new Error(`${name} is not what it was: nothing to change in it`);
    writeFileSync(join(site, name), after);
  };
  change(
    "app/browser.ts",
    (text) => `${text}\ndocument.documentElement.dataset.release = "next";\n`,
  );
  change("app/styles/base.css", (text) => `${text}\n:root {\n  --release: next;\n}\n`);
  const programs = [dirname(process.execPath), join(root, "node_modules/.bin"), process.env.PATH];
  const env = { ...process.env, PATH: programs.join(":") };
  for (const command of ["react-router build", "vite build --config vite.browser.config.ts"]) {
    const [program = "", ...args] = command.split(" ");
    const built = spawnSync(program, args, { cwd: site, env, encoding: "utf8" });
    if (built.status !== 0) throw new Error(`${command}: ${built.stdout}\n${built.stderr}`);
  }
  return join(site, "server/main.ts");
}
