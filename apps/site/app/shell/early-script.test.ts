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

/** Runs the script on a document with this cookie and this `visit`; `click` clicks an element. */
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

test("[FOOT-05] hides the notice after OK", () => {
  expect(run("theme=x; cookie-notice=ok").dataset).toEqual({ cookieNotice: "ok" });
  expect(run("other-cookie-notice=ok").dataset).toEqual({});
});

test("[FOOT-05] stores OK for a year, for the whole site", () => {
  const { document, dataset, click } = run("");
  const button = new FakeElement({}, ["[data-cookie-ok]"]);
  click(new FakeElement({ "a,button": button }));
  expect(document.cookie).toBe("cookie-notice=ok;path=/;max-age=31536000;samesite=lax");
  expect(dataset).toEqual({ cookieNotice: "ok" });
});

test("[SH-08] stores the consent choice, and opens the notice again", () => {
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

test("[NAV-04] a click on an item closes the menu; a click on its buttons or outside does not", () => {
  const menu = { hidePopover: vi.fn<() => void>() };
  const { click } = run("");
  click(new FakeElement({ "a,button": new FakeElement({ "[data-menu]": menu }, ["button"]) }));
  click(new FakeElement({}));
  click("a text node");
  // A link in another popover, such as the filter's panel, is no menu item.
  click(new FakeElement({ "a,button": new FakeElement({ "[popover]": menu }, ["a"]) }));
  expect(menu.hidePopover).not.toHaveBeenCalled();
  click(new FakeElement({ "a,button": new FakeElement({ "[data-menu]": menu }, ["a"]) }));
  expect(menu.hidePopover).toHaveBeenCalledOnce();
});

test("[HOME-12] jumps to a hash on arrival without smooth scrolling until the page has loaded", () => {
  const arrived = run("", { hash: "#services" });
  expect(arrived.dataset).toEqual({ arriving: "" });
  arrived.load();
  expect(arrived.dataset).toEqual({});
});
