/** Random input to the content host, anonymous and from its users: no internal error. */
import * as fc from "fast-check";
import { handleEndpoints } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerRequest } from "../../../apps/cms/src/host/answer-request.ts";
import { receiveForm } from "../../../apps/cms/src/inbox/receive-form.ts";
import { inboxOf } from "../../../apps/cms/src/inbox/save-submission.ts";
import { inboxFiles } from "../../../apps/cms/src/inbox/store-file.ts";
import { sessionOf } from "../../../apps/cms/src/testing/api.ts";
import { openTestCms, type TestCms } from "../../../apps/cms/src/testing/open-cms.ts";
import { LONGEST_MS } from "../long.ts";
import { odd, tried } from "./fuzz.ts";

/** On the busiest machine; two free cores do hundreds. */
const LEAST_TRIES = 20;
const PASSWORD = "a-test-password";
/** Would end the session of the other calls. */
const ENDS = /logout|sessions|refresh-token/;
let cms: TestCms;
const tokens: string[] = [""];

beforeAll(async () => {
  cms = await openTestCms({ loginFloor: 0, loginRate: null });
  for (const role of ["admin", "editor", "recruiter"] as const) {
    const email = `${role}@example.com`;
    await cms.payload.create({ collection: "users", data: { email, password: PASSWORD, role } });
    tokens.push(await sessionOf(cms, email, PASSWORD));
  }
});
afterAll(() => cms.close());

interface Call {
  method: string;
  path: string;
}

/** The admin's calls, including Payload's, as in `/cms/api`. */
function calls(): Call[] {
  const { endpoints, collections, globals } = cms.payload.config;
  const of = (root: string, list: readonly Call[] | false): Call[] =>
    (list || []).map(({ method, path }) => ({ method: method.toUpperCase(), path: root + path }));
  return [
    ...of("", endpoints),
    ...collections.flatMap(({ slug, endpoints: own }) => of(`/${slug}`, own)),
    ...globals.flatMap(({ slug, endpoints: own }) => of(`/globals/${slug}`, own)),
  ].filter(({ method, path }) => method !== "CONNECT" && !ENDS.test(path));
}

const word = odd.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 2000));
const NAMES = [
  "email",
  "password",
  "code",
  "data",
  "place",
  "record",
  "action",
  "csv",
  "done",
].concat(
  ["_status", "deletedAt", "title", "slug", "path", "kind", "id", "confirmed", "ids", "target"],
  ["updatedAt", "files", "fields", "blocks", "sections", "role", "currentPassword", "note"],
);
const json = fc.oneof(
  fc.json({ maxDepth: 3 }),
  odd,
  fc
    .dictionary(fc.oneof(fc.constantFrom(...NAMES), odd), fc.oneof(odd, fc.jsonValue()), {
      maxKeys: 6,
    })
    .map((body) => JSON.stringify(body)),
);
const query = fc
  .array(
    fc.tuple(
      fc.oneof(
        word,
        fc.constantFrom("where[id][equals]", "where[title][like]", "where[or]", "sort", "limit"),
        fc.constantFrom("depth", "draft", "page", "select[title]", "trash", "locale", "populate"),
      ),
      word,
    ),
    { maxLength: 3 },
  )
  .map((pairs) => pairs.map((pair) => pair.join("=")).join("&"));

/** Other statuses from 500 report that the site, which is missing, does not respond. */
const isOwnError = ({ status }: Response): boolean => status === 500;

test("[SEC-12] the admin's calls, with and without a login", { timeout: LONGEST_MS }, async () => {
  const all = calls();
  expect(all.length).toBeGreaterThan(200);
  const tries = await tried(
    fc.tuple(
      fc.nat(),
      fc.nat(),
      fc.array(fc.oneof(word, fc.constant("1")), { minLength: 3, maxLength: 3 }),
      query,
      json,
    ),
    async ([which, who, [first = "", ...others], search, body]) => {
      const { method, path } = all[which % all.length] ?? { method: "GET", path: "/" };
      const parts = [first, ...others];
      const address = path.replace(/:\w+\??/g, () => parts.shift() ?? "1");
      const token = tokens[who % tokens.length];
      const response = await handleEndpoints({
        config: cms.payload.config,
        payloadInstanceCacheKey: cms.settings.dataDir,
        request: new Request(`${cms.settings.url}/cms/api${address}?${search}`, {
          method,
          headers: {
            "content-type": "application/json",
            ...(token && { authorization: `JWT ${token}` }),
          },
          ...(method !== "GET" && { body: body.toWellFormed() }),
        }),
      });
      if (isOwnError(response)) throw new Error(`${method} ${address}: ${await response.text()}`);
    },
  );
  expect(tries).toBeGreaterThan(LEAST_TRIES);
});

test(
  "[SEC-12] the contract's calls and the forms' addresses",
  { timeout: LONGEST_MS },
  async () => {
    const inbox = inboxOf(cms.payload, inboxFiles(cms.settings), cms.settings.formKey);
    const forms = ["contactForm", "resumeForm", "priceRequestForm", "surveyForm"] as const;
    const tries = await tried(
      fc.tuple(
        fc.constantFrom("posts", "pages", "vacancies", "media", "categories", "options", "x"),
        query,
        fc.constantFrom(...forms),
        fc.dictionary(
          fc.oneof(fc.constantFrom("fullname", "email", "description", "_key", "answers"), odd),
          odd,
          { maxKeys: 6 },
        ),
        fc.boolean(),
      ),
      async ([kind, search, form, fields, isBroken]) => {
        const read = await answerRequest(
          new Request(`${cms.settings.url}/api/wp/v2/${kind}?${search}`),
          cms.payload,
          cms.settings.purgeSecret,
        );
        const body = new FormData();
        for (const [name, value] of Object.entries(fields)) body.append(name, value.toWellFormed());
        const sent = await receiveForm(
          new Request(`${cms.settings.url}/`, {
            method: "POST",
            headers: {
              "x-form-key": cms.settings.formKey ?? "",
              ...(isBroken && { "content-type": "multipart/form-data; boundary=x" }),
            },
            body: isBroken ? Object.values(fields).join("--x\r\n").toWellFormed() : body,
          }),
          form,
          inbox,
        );
        expect([read, sent].filter(isOwnError)).toEqual([]);
      },
    );
    expect(tries).toBeGreaterThan(LEAST_TRIES);
  },
);
