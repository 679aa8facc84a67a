import { expect, test } from "vitest";
import { createVendorCaptcha, type VendorApi } from "#app/forms/captcha/vendor-captcha.ts";

const PLACE = {} as HTMLElement;

/** A fake of a vendor's script, following the vendors' manuals. */
function vendor() {
  const drawn: { place: HTMLElement; options: Record<string, unknown> }[] = [];
  const resets: (string | number)[] = [];
  const api: VendorApi = {
    render: (place, options) => drawn.push({ place, options }),
    reset: (widget) => void resets.push(widget),
  };
  const call = (name: string, ...given: unknown[]) =>
    (drawn.at(-1)?.options[name] as ((...given: unknown[]) => void) | undefined)?.(...given);
  return { api, drawn, resets, call };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

test("[CON-04] loads nothing before prepare(); then draws the widget once with the site's key and posts its token", async () => {
  const { api, drawn, call } = vendor();
  let loads = 0;
  const captcha = createVendorCaptcha({ siteKey: "site key" }, async () => ((loads += 1), api));
  captcha.mount(PLACE);
  await settled();
  expect(loads).toBe(0);
  captcha.prepare();
  captcha.prepare();
  await settled();
  expect(drawn).toMatchObject([{ place: PLACE, options: { sitekey: "site key" } }]);
  expect([captcha.state(), await captcha.token()]).toEqual(["unsolved", null]);
  const seen: string[] = [];
  captcha.subscribe(() => seen.push(captcha.state()));
  call("callback", "token");
  expect([captcha.state(), await captcha.token(), seen]).toEqual(["solved", "token", ["solved"]]);
});

test("[CON-04] resets on a submit, renews an expired token quietly, and reports an unreachable vendor as away", async () => {
  const { api, resets, call } = vendor();
  const captcha = createVendorCaptcha({ siteKey: "k" }, async () => api);
  captcha.mount(PLACE);
  captcha.prepare();
  await settled();
  call("callback", "first");
  captcha.reset();
  expect([captcha.state(), await captcha.token(), resets.length]).toEqual(["unsolved", null, 1]);
  call("callback", "second");
  call("expired-callback");
  expect([captcha.state(), await captcha.token(), resets.length]).toEqual(["unsolved", null, 2]);
  call("error-callback");
  expect([captcha.state(), await captcha.token()]).toEqual(["away", null]);
  call("callback", "third");
  expect([captcha.state(), await captcha.token()]).toEqual(["solved", "third"]);
});

test("draws the widget when its element mounts after prepare(), and again in a new element", async () => {
  const { api, drawn } = vendor();
  const captcha = createVendorCaptcha({ siteKey: "k" }, async () => api);
  captcha.prepare();
  await settled();
  expect(drawn).toHaveLength(0);
  const leave = captcha.mount(PLACE);
  await settled();
  leave();
  captcha.mount({} as HTMLElement);
  await settled();
  expect(drawn).toHaveLength(2);
});

test("[SH-10] a vendor that cannot be loaded is away, and the text question can replace it", async () => {
  const captcha = createVendorCaptcha({ siteKey: "k" }, () => Promise.reject(new Error("blocked")));
  let notified = 0;
  captcha.subscribe(() => (notified += 1));
  captcha.mount(PLACE);
  captcha.prepare();
  await settled();
  expect([captcha.isAway(), notified > 0, await captcha.token()]).toEqual([true, true, null]);
});
