import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { earlyScript } from "#app/shell/early-script.ts";

class FakeElement {
  readonly dataset: Record<string, string> = {};
  readonly found: Record<string, unknown>;
  readonly is: string[];
  constructor(found: Record<string, unknown>, is: string[] = []) {
    this.found = found;
    this.is = is;
  }
  closest(selector: string): unknown {
    return this.found[selector] ?? null;
  }
  matches(selector: string): boolean {
    return this.is.includes(selector);
  }
}

/**
 * Runs the script on a document with that cookie, come to as `visit` says; `click` presses an
 * element.
 */
function run(cookie: string, visit: { hash?: string } = {}) {
  const dataset: Record<string, string> = {};
  let listener = (_event: { target: unknown }): void => undefined;
  const document = {
    cookie,
    documentElement: { dataset },
    addEventListener: (_: string, listen: typeof listener) => void (listener = listen),
  };
  let loaded = (): void => undefined;
  const addEventListener = (_: string, listen: () => void): void => void (loaded = listen);
  runInNewContext(earlyScript, {
    document,
    location: { hash: visit.hash ?? "" },
    Element: FakeElement,
    addEventListener,
    setTimeout: (task: () => void) => task(),
  });
  return {
    document,
    dataset,
    click: (target: unknown) => listener({ target }),
    load: () => loaded(),
  };
}

test("[FOOT-05] whoever pressed OK before does not see the notice again", () => {
  expect(run("theme=x; cookie-notice=ok").dataset).toEqual({ cookieNotice: "ok" });
  expect(run("other-cookie-notice=ok").dataset).toEqual({});
});

test("[FOOT-05] OK is remembered for a year, on the whole site", () => {
  const { document, dataset, click } = run("");
  const button = new FakeElement({}, ["[data-cookie-ok]"]);
  click(new FakeElement({ "a,button": button }));
  expect(document.cookie).toBe("cookie-notice=ok;path=/;max-age=31536000;samesite=lax");
  expect(dataset).toEqual({ cookieNotice: "ok" });
});

test("[SH-08] what was answered to counting that needs consent is remembered, and the notice can be opened again", () => {
  expect(run("statistics=no; cookie-notice=ok").dataset).toEqual({
    cookieNotice: "ok",
    statistics: "no",
  });
  expect(run("old-statistics=yes").dataset).toEqual({});
  const { document, dataset, click } = run("");
  click(
    new FakeElement({
      "a,button": Object.assign(new FakeElement({}, ["[data-cookie-ok]"]), {
        dataset: { cookieOk: "yes" },
      }),
    }),
  );
  expect(document.cookie).toBe("statistics=yes;path=/;max-age=31536000;samesite=lax");
  expect(dataset).toEqual({ cookieNotice: "ok", statistics: "yes" });
  const notice = { show: vi.fn<() => void>() };
  Object.assign(document, { querySelector: () => notice });
  click(new FakeElement({ "a,button": new FakeElement({}, ["[data-cookie-again]"]) }));
  expect([dataset, notice.show.mock.calls.length]).toEqual([{ cookieNotice: "ok" }, 1]);
});

test("[NAV-04] a press on an item of the menu closes it; one on its buttons or beside does not", () => {
  const menu = { hidePopover: vi.fn<() => void>() };
  const { click } = run("");
  click(new FakeElement({ "a,button": new FakeElement({ "[data-menu]": menu }, ["button"]) }));
  click(new FakeElement({}));
  click("a text node");
  // A link in another popover, as the filter's panel, is not an item of the menu.
  click(new FakeElement({ "a,button": new FakeElement({ "[popover]": menu }, ["a"]) }));
  expect(menu.hidePopover).not.toHaveBeenCalled();
  click(new FakeElement({ "a,button": new FakeElement({ "[data-menu]": menu }, ["a"]) }));
  expect(menu.hidePopover).toHaveBeenCalledOnce();
});

test("[HOME-12] who arrives at a hash is taken there at once, until the page is loaded", () => {
  const arrived = run("", { hash: "#services" });
  expect(arrived.dataset).toEqual({ arriving: "" });
  arrived.load();
  expect(arrived.dataset).toEqual({});
});
