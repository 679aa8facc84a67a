import { execFile } from "node:child_process";
import { node, root, withPath } from "./install/install.mjs";

const scripts = {
  site: "apps/site/server/config/settings.ts",
  cms: "apps/cms/src/server/settings.ts",
};

/** Runs the apps' settings checks first. Each prints its wrong settings; exits with 1. */
export async function checkSettings(env, apps) {
  const problems = await Promise.all(apps.map((app) => problemOf(scripts[app], env)));
  for (const problem of problems) process.stderr.write(problem);
  if (problems.some((problem) => problem !== "")) process.exit(1);
}

const problemOf = (script, env) =>
  new Promise((done) => {
    execFile(
      node,
      [script, "--check"],
      { cwd: root, env: withPath(env) },
      (error, stdout, stderr) => done(error ? stderr || stdout || error.message : ""),
    );
  });

export const sitePort = (env) => Number(env.SITE_PORT ?? 3000);
export const cmsPort = (env) => Number(env.CMS_PORT ?? 4000);
