/** The recipes of docs/connections.md for n8n and Zapier, replayed with recorded calls of the webhook. */
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { officeLabels } from "@meridian/messages/forms/office-labels";
import { languageOf } from "@meridian/messages/language";
import { expect, test } from "vitest";
import { createWebhookDeliverer } from "#deliver/webhook.ts";
import { openIntakeFiles } from "#files.ts";
import type { Submission } from "#submission.ts";
import { createFakeClock } from "#tests/fake-clock.ts";
import { newFolder } from "#tests/new-folder.ts";
import { sampleFile, sampleSubmission } from "#tests/samples.ts";

const SECRET = "a secret of sixteen";
const FOLDER = join(import.meta.dirname, "../../../../integrations/n8n");

interface Call {
  headers: Record<string, string>;
  body: string;
}
interface Recipe {
  nodes: { name: string; type: string; parameters: Record<string, unknown> }[];
  connections: Record<string, { main: { node: string }[][] }>;
}

const recipeIn = (name: string): Recipe =>
  JSON.parse(readFileSync(join(FOLDER, `${name}.json`), "utf8"));

/** The recipe's own code, where n8n's Code node has it. */
async function replay(name: string, call: Call, now = Number(call.headers["webhook-timestamp"])) {
  const step = recipeIn(name).nodes.find(({ type }) => type.endsWith(".code"));
  const code = String(step?.parameters.jsCode).replace(
    /const SECRET = ".*?"/,
    `const SECRET = "${SECRET}"`,
  );
  const found: unknown = await runInNewContext(`(async function () {${code}\n})`, {
    $input: { first: () => ({ json: { headers: call.headers } }) },
    require: createRequire(import.meta.url),
    Buffer,
    URL,
    Date: { now: () => now * 1000 },
  }).call({ helpers: { getBinaryDataBuffer: async () => Buffer.from(call.body) } });
  return JSON.parse(JSON.stringify(found));
}

/** The code that Zapier's step has, with the input data that the recipe names. */
async function replayInZapier(call: Call, now = Number(call.headers["webhook-timestamp"])) {
  const file = join(FOLDER, "../zapier/check-and-map.js");
  const code = readFileSync(file, "utf8").replace(
    /const SECRET = ".*?"/,
    `const SECRET = "${SECRET}"`,
  );
  const { headers, body } = call;
  const inputData = {
    body,
    id: headers["webhook-id"],
    sent: headers["webhook-timestamp"],
    signature: headers["webhook-signature"],
  };
  return await runInNewContext(`(async function () { let output; ${code}\nreturn output; })`, {
    inputData,
    require: createRequire(import.meta.url),
    Buffer,
    Date: { now: () => now * 1000 },
  })();
}

/** What the site sends, as a receiver records it. */
async function recorded(submission: Submission): Promise<Call> {
  let call: Call = { headers: {}, body: "" };
  const labels = () => officeLabels(languageOf("en").language.t);
  const target = { url: "https://n8n.test/webhook/meridian", secret: SECRET, labels };
  await createWebhookDeliverer(target, {
    fetch: async (_url, init) => {
      call = {
        headers: { ...(init?.headers as Record<string, string>) },
        body: String(init?.body),
      };
      return new Response(null, { status: 200 });
    },
    clock: createFakeClock(),
  }).deliver(
    { id: "1", target: "webhook", attempt: 1, doubts: 0, since: 0, submission },
    openIntakeFiles(join(newFolder(), "files")),
    new AbortController().signal,
  );
  return call;
}

const ID = "01a2261e-6181-78bc-bc4d-c25143cbac28";
const message = sampleSubmission({
  id: ID,
  page: "/contact",
  fields: {
    fullname: "Anna Maria Lindqvist",
    email: "anna@example.com",
    phone: "",
    description: "Grüße\n“quoted”",
  },
});
const application = sampleSubmission({
  id: ID,
  kind: "resume",
  page: "/vacancies/senior-react-engineer?utm_source=x",
  source: {
    referrer: "https://www.google.com/",
    last_utm_source: "Newsletter",
    last_utm_medium: "email",
    last_utm_campaign: "spring",
  },
  fields: { fullname: "Ann", email: "ann@example.com", description: "Hello", vacancy: "React" },
  files: [sampleFile({ name: "cv.pdf" })],
});

test("[OWN-136] the recorded call of a message becomes a contact of the CRM, by its address", async () => {
  const [{ json }] = await replay("crm-hubspot", await recorded(message));
  expect(json.body).toEqual({
    inputs: [
      {
        id: "anna@example.com",
        idProperty: "email",
        properties: {
          email: "anna@example.com",
          firstname: "Anna Maria",
          lastname: "Lindqvist",
          message: `Message: Grüße\n“quoted”\nPage: /contact\nCame from: direct\nNumber: ${ID}`,
        },
      },
    ],
  });
  const survey = { fullName: "Cher", email: "c@example.com", company: "ACME", region: "EU" };
  const [other] = await replay(
    "crm-hubspot",
    await recorded({ ...message, kind: "survey", fields: survey }),
  );
  expect(other.json.body.inputs[0].properties).toMatchObject({
    firstname: "Cher",
    company: "ACME",
    message: expect.stringContaining("EU"),
  });
  const { source } = application;
  const [campaign] = await replay("crm-hubspot", await recorded({ ...message, source }));
  expect(campaign.json.body.inputs[0].properties.message).toContain(
    "Came from: newsletter, email, spring\n",
  );
});

test("[OWN-136] the recorded call of an application becomes a candidate of the ATS for its job", async () => {
  const [{ json }] = await replay("ats-recruitee", await recorded(application));
  expect(json.body).toEqual({
    candidate: {
      name: "Ann",
      emails: ["ann@example.com"],
      phones: [],
      sources: ["newsletter"],
      links: [`https://www.example.com${application.page}`],
      cover_letter: `Hello\nFiles, in the inbox of the site: cv.pdf\nNumber: ${ID}`,
    },
    offers: [123_456],
  });
  const [other] = await replay("ats-recruitee", await recorded({ ...application, page: "/join" }));
  expect(other.json.body.offers).toEqual([]);
  expect(other.json.body.candidate.cover_letter).toContain("Vacancy: React");
  const [direct] = await replay("ats-recruitee", await recorded({ ...application, source: {} }));
  expect(direct.json.body.candidate.sources).toEqual(["www.example.com"]);
});

test.each(["crm-hubspot", "ats-recruitee"])(
  "[OWN-136] %s refuses a changed, an unsigned and an old call, and leaves out suspicious and foreign ones",
  async (name) => {
    const own = name === "crm-hubspot" ? message : application;
    const call = await recorded(own);
    const wrong = "The signature is wrong";
    await expect(replay(name, { ...call, body: `${call.body} ` })).rejects.toThrow(wrong);
    await expect(
      replay(name, { ...call, headers: { ...call.headers, "webhook-signature": "v1," } }),
    ).rejects.toThrow(wrong);
    const sent = Number(call.headers["webhook-timestamp"]);
    await expect(replay(name, call, sent + 301)).rejects.toThrow("too old");
    const suspicious = { ...own, source: { suspicious: "hidden-field" } };
    expect(await replay(name, await recorded(suspicious))).toEqual([]);
    expect(await replay(name, await recorded(own === message ? application : message))).toEqual([]);
  },
);

test.each(["crm-hubspot", "ats-recruitee"])(
  "[OWN-136] %s passes the raw body on, answers after its last step and sends what the code made",
  (name) => {
    const { nodes, connections } = recipeIn(name);
    const [webhook, code, send] = nodes;
    expect(webhook?.parameters).toMatchObject({
      responseMode: "lastNode",
      options: { rawBody: true },
    });
    expect(send?.parameters.jsonBody).toBe("={{ JSON.stringify($json.body) }}");
    const next = (from = "") => connections[from]?.main[0]?.map(({ node }) => node);
    expect([next(webhook?.name), next(code?.name)]).toEqual([[code?.name], [send?.name]]);
  },
);

test("[OWN-136] in Zapier the recorded calls of a message and an application become flat fields for any app", async () => {
  expect(await replayInZapier(await recorded(message))).toEqual({
    send_to: "crm",
    kind: "contact",
    number: ID,
    name: "Anna Maria Lindqvist",
    first_name: "Anna Maria",
    last_name: "Lindqvist",
    email: "anna@example.com",
    phone: "",
    company: "",
    vacancy: "",
    page: "https://www.example.com/contact",
    source: "direct",
    medium: "",
    campaign: "",
    first_source: "direct",
    text: `Message: Grüße\n“quoted”\nNumber: ${ID}`,
  });
  expect(await replayInZapier(await recorded(application))).toMatchObject({
    send_to: "ats",
    vacancy: "React",
    source: "newsletter",
    medium: "email",
    campaign: "spring",
    first_source: "google",
    page: `https://www.example.com${application.page}`,
    text: expect.stringContaining("Files, in the inbox of the site: cv.pdf"),
  });
  const suspicious = { ...message, source: { suspicious: "hidden-field" } };
  expect(await replayInZapier(await recorded(suspicious))).toMatchObject({ send_to: "nowhere" });
});

test("[OWN-136] in Zapier a changed, an unsigned and an old call end the step with the reason", async () => {
  const call = await recorded(message);
  const wrong = "The signature is wrong";
  await expect(replayInZapier({ ...call, body: `${call.body} ` })).rejects.toThrow(wrong);
  const unsigned = { ...call, headers: { ...call.headers, "webhook-signature": "v1," } };
  await expect(replayInZapier(unsigned)).rejects.toThrow(wrong);
  await expect(replayInZapier({ headers: {}, body: call.body })).rejects.toThrow(wrong);
  const sent = Number(call.headers["webhook-timestamp"]);
  await expect(replayInZapier(call, sent + 3601)).rejects.toThrow("too old");
});
