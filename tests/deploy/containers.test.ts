/** The containers' files as far as no engine is needed: they exist, copied ones run. */
import { withoutSpecified } from "../../packages/contract/src/site-settings/specified.ts";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { execFile } from "node:child_process";
import { createDemoHost } from "@meridian/demo";
import { describe, expect, onTestFinished, test } from "vitest";
import { appProcess } from "../app-process.ts";
import { portAt } from "../ports.ts";
import { finalStages, ignored, readDockerfile, root, tracked } from "./dockerfile.ts";

const FILES = ["apps/site/Dockerfile", "apps/cms/Dockerfile", "tools/backup/Dockerfile"];
const read = (path: string): string => readFileSync(join(root, path), "utf8");
interface Manifest {
  name: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
}
const json = (path: string) => JSON.parse(read(path)) as Manifest;
const workspaces = ["apps", "packages"]
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
  .concat("tools")
  .filter((path) => existsSync(join(root, path, "package.json")));
/** The folders of a workspace and its dependencies. */
function foldersOf(name: string): string[] {
  const folder = workspaces.find((path) => json(`${path}/package.json`).name === name);
  if (folder === undefined) return [];
  const needs = Object.keys(json(`${folder}/package.json`).dependencies ?? {});
  return [folder, ...needs.filter((other) => other.startsWith("@meridian/")).flatMap(foldersOf)];
}

describe.each(FILES)("%s", (path) => {
  const stages = readDockerfile(path);
  const final = finalStages(stages);

  test("copies only what is there, tracked, and let in by .dockerignore", () => {
    const copies = stages.flatMap((stage) => stage.copies);
    expect(copies.length).toBeGreaterThan(4);
    const fromHere = copies.flatMap(({ from, sources }) => (from === undefined ? sources : []));
    expect(fromHere.filter((source) => !tracked(source).some((file) => !ignored(file)))).toEqual(
      [],
    );
    const names = new Set(stages.map(({ name }) => name));
    expect(copies.filter(({ from }) => from !== undefined && !names.has(from))).toEqual([]);
  });

  test("only runs scripts that exist, and installs from the lock", () => {
    const lines = stages.flatMap((stage) => stage.lines);
    for (const line of lines)
      for (const [, script = "", workspace] of line.matchAll(/npm run (\S+) -w (\S+)/g)) {
        const at = workspaces.find((folder) => json(`${folder}/package.json`).name === workspace);
        expect(json(`${at}/package.json`).scripts).toHaveProperty(script);
      }
    const installs = lines.filter((line) => line.includes("npm ci"));
    expect(installs.length).toBeGreaterThan(0);
    for (const install of installs) expect(install).toContain("--ignore-scripts");
    const copied = new Set(
      stages.flatMap((stage) => stage.copies.flatMap(({ sources }) => sources)),
    );
    const wanted = installs
      .flatMap((install) => [...install.matchAll(/ -w (\S+)/g)])
      .flatMap(([, name = ""]) => foldersOf(name));
    expect(wanted).not.toEqual([]);
    expect(wanted.filter((folder) => !copied.has(`${folder}/package.json`))).toEqual([]);
  });

  test("ends as another user than root, and starts what is in it", () => {
    const lines = final.flatMap((stage) => stage.lines);
    expect(lines).toContain("USER node");
    const command = lines.findLast((line) => /^(CMD|ENTRYPOINT) \["node"/.test(line)) ?? "";
    const [, program = ""]: string[] = JSON.parse(command.replace(/^\S+ /, ""));
    expect([program, existsSync(join(root, program)), ignored(program)]).toEqual([
      program,
      true,
      false,
    ]);
    expect(lines.some((line) => line.startsWith("HEALTHCHECK") && line.includes("/healthz"))).toBe(
      path.startsWith("apps/"),
    );
  });
});

test("nothing that is somebody's own is let into an image", () => {
  for (const path of [
    "data/secrets.json",
    ".env",
    "backups/x.tar.gz",
    "certificates/privkey.pem",
    ".git/config",
    "node_modules/x",
    "apps/cms/node_modules/x",
    "apps/site/build/x",
    "test-results/x",
  ])
    expect([path, ignored(path)]).toEqual([path, true]);
  for (const path of [
    "apps/site/server/build.ts",
    "packages/demo/media/manifest.json",
    "package-lock.json",
  ])
    expect([path, ignored(path)]).toEqual([path, false]);
});

/** The files of an image's last stage in a separate folder, with our packages. */
function layOut(path: string, made: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "meridian-image-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const { from, sources, to } of finalStages(readDockerfile(path)).flatMap(
    (stage) => stage.copies,
  ))
    for (const source of sources) {
      if (from !== undefined)
        cpSync(join(root, made[source] ?? source), join(folder, to), { recursive: true });
      else
        for (const file of tracked(source).filter(
          (name) => !ignored(name) && existsSync(join(root, name)),
        )) {
          const inside = statSync(join(root, source)).isDirectory()
            ? join(to, file.slice(source.length))
            : to.endsWith("/")
              ? join(to, file.split("/").at(-1) ?? "")
              : to;
          mkdirSync(dirname(join(folder, inside)), { recursive: true });
          cpSync(join(root, file), join(folder, inside));
        }
    }
  const modules = join(folder, "node_modules");
  mkdirSync(join(modules, "@meridian"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules")))
    if (name !== "@meridian") symlinkSync(join(root, "node_modules", name), join(modules, name));
  for (const workspace of workspaces)
    symlinkSync(join(folder, workspace), join(modules, json(`${workspace}/package.json`).name));
  return folder;
}

test("the site's image holds all that the site needs: it starts and serves a page", async () => {
  const image = layOut("apps/site/Dockerfile", { "/app/apps/site/build": "apps/site/build" });
  const demo = createDemoHost();
  onTestFinished(() => demo.stop());
  const contentHost = await demo.listen();
  const port = portAt(45);
  const site = appProcess("site", port, {
    CONTENT_HOST: contentHost,
    DATA_DIR: join(image, "data"),
    LOG_LEVEL: "warn",
  });
  onTestFinished(async () => void (await site.stop()));
  await site.start({ program: join(image, "apps/site/server/main.ts") });
  const page = await fetch(`http://127.0.0.1:${port}/`);
  expect([page.status, await page.text()]).toEqual([
    200,
    expect.stringContaining(demo.content.home.section_header_title),
  ]);
  expect(existsSync(join(image, "tests"))).toBe(false);
});

test("the content host's image holds the site's own file, where its settings' form begins", async () => {
  const image = layOut("apps/cms/Dockerfile", {
    "/app/apps/cms/.next": "apps/cms/src/server/migrations",
  });
  const source = `import { readSettings } from "#server/settings.ts"; import { readSiteFile } from "#server/site-file.ts"; console.log(JSON.stringify(await readSiteFile(readSettings({ PAYLOAD_SECRET: "x".repeat(16), PURGE_SECRET: "x".repeat(16) }).siteConfig) ?? null))`;
  const program = join(image, "apps/cms/read-site-file.ts");
  writeFileSync(program, source);
  const output = await new Promise<string>(
    (done, reject) =>
      void execFile(
        process.execPath,
        [program],
        { cwd: image, env: { ...process.env, SITE_CONFIG: "", DATA_DIR: join(image, "data") } },
        (error, stdout, stderr) => (error ? reject(new Error(stderr)) : done(stdout)),
      ),
  );
  expect(JSON.parse(output)).toEqual(
    withoutSpecified(JSON.parse(read("apps/site/site.config.json"))),
  );
});

test("the backup's image holds all that a backup and a restore need", async () => {
  const image = layOut("tools/backup/Dockerfile");
  const run = (...args: string[]) =>
    new Promise<string>(
      (done, reject) =>
        void execFile(
          process.execPath,
          [join(image, "tools/backup/cli.ts"), ...args],
          {
            env: {
              ...process.env,
              DATA_DIR: join(image, "data"),
              SITE_PORT: "1",
              CMS_PORT: "1",
              DATABASE_URL: "",
              CMS_DATABASE_URL: "",
            },
          },
          (error, stdout, stderr) => (error ? reject(new Error(stderr)) : done(stdout)),
        ),
    );
  mkdirSync(join(image, "data/media"), { recursive: true });
  expect(await run("backup", join(image, "one.tar.gz"))).toContain("sha256");
  expect(await run("restore", join(image, "one.tar.gz"), "--replace")).toContain("Restored");
});
