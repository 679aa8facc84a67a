/**
 * Settings, checked before anything long begins: each app parses its own, with one line for each
 * wrong one.
 */
import { spawnSync } from "node:child_process";
import { node, root, withPath } from "./install/install.mjs";

const scripts = {
  site: "apps/site/server/config/settings.ts",
  cms: "apps/cms/src/server/settings.ts",
};

/** Runs the apps' own settings checks; ends the process with status 1 when a setting is wrong. */
export function checkSettings(env, apps) {
  let wrong = false;
  for (const app of apps) {
    const checked = spawnSync(node, [scripts[app], "--check"], {
      cwd: root,
      env: withPath(env),
      encoding: "utf8",
    });
    if (checked.status === 0) continue;
    wrong = true;
    process.stderr.write(checked.stderr || checked.stdout);
  }
  if (wrong) process.exit(1);
}

export const sitePort = (env) => Number(env.SITE_PORT ?? 3000);
export const cmsPort = (env) => Number(env.CMS_PORT ?? 4000);
