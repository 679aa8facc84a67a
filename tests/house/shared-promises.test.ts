import { expect, test } from "vitest";
import { files, read } from "./tree.ts";

/** Promises under a key, with the reason why they need no `createFlights`. */
const WITH_AN_END: Record<string, string> = {
  "apps/cms/src/records/screens/pasting/remote-pictures.ts":
    "of one tab; the host ends its requests",
  "apps/site/server/content/render-content.ts": "of one render, from shared replies",
  "apps/site/app/forms/captcha/vendor-captcha.ts": "dropped after 15 s, in a browser",
  "packages/http/src/flights.ts": "is that",
  "packages/intake/src/captcha/site-verify.ts": "requests with a timeout; verdicts stay",
  "packages/intake/src/outbox/worker.ts": "no request waits for it",
};

test("a promise that requests share by its key has an end: it is made by createFlights", () => {
  const sharing = files(/^(apps|packages)\/.*(?<!\.(test|spec))\.tsx?$/).filter((path) =>
    /Map<string, [^()]*\bPromise</.test(read(path)),
  );
  expect(sharing.toSorted()).toEqual(Object.keys(WITH_AN_END).toSorted());
});
