import { expect, test } from "vitest";
import { isAsAddressed } from "#app/shell/served-page.ts";

const routes = {
  root: { id: "root", path: "" },
  home: { id: "home", parentId: "root", index: true },
  story: { id: "story", parentId: "root", path: "case-studies/:slug" },
  lost: { id: "lost", parentId: "root", path: "*" },
};
const served = (...ids: string[]) => ({ __reactRouterManifest: { routes }, __reactRouterRouteModules: Object.fromEntries(ids.map((id) => [id, {}])) });

test.each([
  ["/", "home", true],
  ["/case-studies/a", "story", true],
  ["/nothing/at/all", "lost", true],
  ["/case-studies/a%2Fb", "lost", false],
  ["/case-studies/%E0%A4%A", "lost", false],
  [`/case-studies/${"a".repeat(2048)}`, "lost", false],
])("[ERR-01] %s served as %s: is that its page? %s", (pathname, id, expected) => expect(isAsAddressed(served("root", id), pathname)).toBe(expected));

test("without React Router's word on it a page is taken for its own", () => expect(isAsAddressed({}, "/case-studies/a%2Fb")).toBe(true));
