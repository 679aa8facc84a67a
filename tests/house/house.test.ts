import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { calls, type Call } from "@meridian/contract";
import { OWN_PATHS } from "@meridian/contract/paths";
import routes from "../../apps/site/app/routes.ts";
import { files, lineCount, read, root } from "./tree.ts";

describe("addresses", () => {
  const pages = routes.map((route) => route.file);

  test("every address has its page", () => {
    expect(pages.filter((file) => !existsSync(join(root, "apps/site/app", file)))).toEqual([]);
  });

  test("every page has its address", () => {
    const found = files(/^apps\/site\/app\/pages\/.*\/(.+\.)?route\.tsx?$/).map((path) =>
      path.slice("apps/site/app/".length),
    );
    expect(found.filter((file) => !pages.includes(file))).toEqual([]);
    expect(found.length).toBeGreaterThan(1);
  });

  test("a survey of a host requests the search texts of every fixed page", () => {
    const fixed = routes
      .map((route) => route.path ?? "")
      .filter((path) => !/[:*]|\.\w+$/.test(path));
    expect([...OWN_PATHS].sort()).toEqual([...new Set(fixed)].sort());
  });
});

describe("the contract's table", () => {
  test("has a schema, a method and an /api path in every row", () => {
    for (const [name, row] of Object.entries(calls)) {
      expect(row.reply, name).toBeTypeOf("object");
      expect(row.path, name).toMatch(/^\/api\//);
      expect(row.method === "POST" || row.tags.length > 0, `${name} has no cache tag`).toBe(true);
    }
    expect(Object.values<Call>(calls).filter(({ extension }) => !extension)).toHaveLength(29);
  });
});

describe("names and sizes", () => {
  test("there are no pantries", () => {
    expect(
      files(/(^|\/)(utils?|helpers?|common|misc|shared)(\.(test\.)?(tsx?|mjs|css)$|\/)/i),
    ).toEqual([]);
  });

  test("there are no barrels but a package's own", () => {
    expect(
      files(/(^|\/)index\.(ts|tsx|js)$/).filter(
        (path) => !/^packages\/[^/]+\/src\/index\.ts$/.test(path),
      ),
    ).toEqual([]);
  });

  test("stylesheets are at most 300 lines", () => {
    expect(files(/\.css$/).filter((path) => lineCount(path) > 300)).toEqual([]);
  });

  test("files are named in kebab-case", () => {
    const framework = /^apps\/cms\/src\/app\/|\.config\.|\.d\.m?ts$|^\.|README|CONTRIBUTING/;
    const odd = files(/\.(ts|tsx|css|mjs)$/).filter(
      (path) =>
        !framework.test(path) && !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/.test(basename(path)),
    );
    expect(odd).toEqual([]);
  });
});

describe("what must not be in the repository", () => {
  test("no registry's address and no path of the machine it was written on", () => {
    const telltale = /registry[.]npm|\/wor[k]\/|\/roo[t]\//;
    const text = files(/\.(ts|tsx|mjs|js|json|md|css|yaml|yml)$|^\.npmrc$|^\.env\.example$/).concat(
      "package-lock.json",
    );
    expect(text.filter((path) => telltale.test(read(path)))).toEqual([]);
  });

  test("no test is skipped, or runs alone", () => {
    const marks = /\b(test|it|describe)\.(skip|only|todo|fixme)\b/;
    expect(files(/\.(test|spec)\.tsx?$/).filter((path) => marks.test(read(path)))).toEqual([]);
  });

  test("no port is used by two e2e files, which may run at the same time", () => {
    const users = new Map<string, string[]>();
    for (const path of files(/^tests\/e2e\/.*\.spec\.ts$/)) {
      const ports = read(path).matchAll(/\b(?:portAt|ownHost|closingHost)\(\s*(\d+)/g);
      for (const port of new Set([...ports].map(([, offset = ""]) => offset)))
        users.set(port, [...(users.get(port) ?? []), path]);
    }
    expect([...users].filter(([, paths]) => paths.length > 1)).toEqual([]);
    expect(users.size).toBeGreaterThan(40);
  });

  test("no server of an e2e test whose log is not searched", () => {
    const counts = files(/^tests\/e2e\/.*\.ts$/)
      .map(read)
      .map(
        (text) =>
          [
            text.match(/(?:startServer|appProcess)\(\s*["`]/g)?.length ?? 0,
            text.match(/log: logOf\(/g)?.length ?? 0,
          ] as const,
      );
    expect(counts.filter(([started, logged]) => started !== logged)).toEqual([]);
    expect(counts.reduce((sum, [started]) => sum + started, 0)).toBeGreaterThan(3);
  });

  test("nothing imports from outside the project", () => {
    expect(
      files(/\.(ts|tsx|mjs)$/).filter((path) => /from "(\.\.\/)+shared\//.test(read(path))),
    ).toEqual([]);
  });
});
