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
function run(cookie: string, visit: { hash?: string; stored?: string; found?: unknown[] } = {}) {
  const dataset: Record<string, string> = {};
  const listeners: Record<string, (event: { target: unknown }) => void> = {};
  const stored = new Map(visit.stored ? [["theme", visit.stored]] : []);
  const document = {
    cookie,
    documentElement: { dataset },
    addEventListener: (name: string, listen: (typeof listeners)[string]) =>
      void (listeners[name] = listen),
    querySelectorAll: (selector: string) =>
      selector === "[data-scheme]" ? (visit.found ?? []) : [],
  };
  let loaded = (): void => undefined;
  const addEventListener = (_: string, listen: () => void): void => void (loaded = listen);
  runInNewContext(earlyScript, {
    document,
    location: { hash: visit.hash ?? "" },
    Element: FakeElement,
    localStorage: {
      getItem: (key: string) => {
        if (visit.stored === "blocked") throw new Error("storage is blocked");
        return stored.get(key) ?? null;
      },
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
    addEventListener,
    setTimeout: (task: () => void) => task(),
  });
  return {
    document,
    dataset,
    stored,
    click: (target: unknown) => listeners.click?.({ target }),
    choose: (target: unknown) => listeners.change?.({ target }),
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
  // A link in another popover, such as the filter's panel, does not close the menu.
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

function schemes() {
  const found = ["dark", "light"].map((scheme) => ({
    dataset: { scheme },
    media: "",
    setAttribute(_: "media", media: string) {
      this.media = media;
    },
  }));
  return { found, medias: () => found.map(({ media }) => media) };
}
const SYSTEM = [
  "screen and (prefers-color-scheme: dark)",
  "screen and (prefers-color-scheme: light)",
];

test("[DARK-02] applies the stored theme before the first paint, and the system's without one", () => {
  for (const [stored, theme, media] of [
    ["", "system", SYSTEM],
    ["dark", "dark", ["screen", "not all"]],
    ["light", "light", ["not all", "screen"]],
    ["malformed", "system", SYSTEM],
    ["blocked", "system", SYSTEM],
  ] as const) {
    const { found, medias } = schemes();
    expect(run("", { stored, found }).dataset).toEqual({ theme });
    expect(medias()).toEqual(media);
  }
});

test("[DARK-02] a choice applies at once and is stored; a site without a dark theme has none", () => {
  const { found, medias } = schemes();
  const { dataset, choose, stored } = run("", { found });
  choose({ name: "email", value: "dark" });
  expect(medias()).toEqual(SYSTEM);
  choose({ name: "theme", value: "dark" });
  expect([dataset, medias(), stored.get("theme")]).toEqual([
    { theme: "dark" },
    ["screen", "not all"],
    "dark",
  ]);
  expect(run("", { stored: "dark" }).dataset).toEqual({});
});
