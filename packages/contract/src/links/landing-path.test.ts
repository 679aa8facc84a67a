import { expect, test } from "vitest";
import { isTakenPath } from "#links/landing-path.ts";
import { landingPathOf } from "#links/landing-path-of.ts";

test.each([
  [{ slug: "banks", path: "" }, "/banks"],
  [{ slug: "banks", path: "/solutions/Banks/" }, "/solutions/banks"],
  [{ slug: "banks", path: "", link: "https://wp.example/Solutions/banks/" }, "/solutions/banks"],
  [{ slug: "%d7%a6%d7%95", path: "" }, "/צו"],
  [{ slug: "a", path: "", link: "no address" }, "/a"],
])("[OWN-60] %j is at %s", (page, path) => expect(landingPathOf(page)).toBe(path));

test.each([
  ["/vacancies", true],
  ["/vacancies/more", true],
  ["/technologies-x", true],
  ["/technologies", false],
  ["/sales", true],
  ["/sales/banks", false],
  ["/og", true],
  ["/solutions/banks", false],
])("[OWN-60] %s is taken: %s", (path, taken) => expect(isTakenPath(path)).toBe(taken));
