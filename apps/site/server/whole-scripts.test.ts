import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { realBuild } from "#server/tests/real-build.ts";

test("what every page runs as it wakes begins with V8's word for it, what a part fetches later does not", { timeout: 180_000 }, async () => {
  const { clientFolder, server } = await realBuild();
  const { entry, routes } = server.assets;
  const begins = (path: string): boolean => readFileSync(join(clientFolder, path), "utf8").startsWith("//# allFunctionsCalledOnLoad\n");
  for (const name of ["dom", "router", "frame"]) expect(entry.imports.concat(routes.root?.imports ?? []).filter((path) => path.includes(`/${name}-`)).map(begins), name).toContain(true);
  expect([entry.module, routes["routes/home"]?.module ?? ""].map(begins)).toEqual([true, true]);
  const later = readdirSync(join(clientFolder, "assets")).filter((name) => /^(?:altcha|embla)[^/]*\.js$/.test(name));
  expect(later.map((name) => begins(`assets/${name}`))).toEqual([false, false]);
});
