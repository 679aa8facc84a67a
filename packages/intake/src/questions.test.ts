/** OWN-125: a vacancy's own questions, from the post to each delivery. */
import { POSTED, type Question } from "@meridian/contract/forms";
import { afterEach, beforeEach, expect, test } from "vitest";
import { noticeOf } from "#deliver/email.ts";
import { createWebhookDeliverer } from "#deliver/webhook.ts";
import type { Intake } from "#intake.ts";
import type { Job } from "#journal/journal.ts";
import { answerQuestion } from "#tests/answer-question.ts";
import { createFakeClock } from "#tests/fake-clock.ts";
import { delivered, intakeFixture, open, rows } from "#tests/intake-fixture.ts";
import { PDF } from "#tests/posts.ts";
import { sampleSubmission } from "#tests/samples.ts";

intakeFixture();
let resumes: Intake;
beforeEach(async () => {
  resumes = await open({ deliver: { host: { resume: { url: "http://host.test/resume" } } } });
});
afterEach(() => resumes.stop());

const ASKED: Question[] = [
  { key: "k1", label: "Are you <b>free</b>?", kind: "yes-no", required: true, options: [] },
  { key: "k2", label: "Which cloud?", kind: "choice", required: false, options: ["AWS", "Azure"] },
];

function post(fields: Record<string, string>) {
  const form = new FormData();
  const { question, token } = resumes.question();
  const own = { form: "resume", variant: "vacancy", key: "", [POSTED.trap]: "" };
  const person = { fullname: "Ann", email: "ann@example.com", description: "Hello" };
  const solved = { question: token, answer: answerQuestion(question) };
  for (const [name, value] of Object.entries({ ...own, ...person, ...solved, ...fields }))
    form.append(name, value);
  form.append("file-type", PDF());
  const { body, headers } = new Request("http://site.test/", { method: "POST", body: form });
  return resumes.take({
    body,
    contentType: headers.get("content-type") ?? "",
    page: "/vacancies/x",
  });
}
const stored = () => {
  const [row] = rows("submissions");
  return {
    fields: JSON.parse(String(row?.fields)) as Record<string, string>,
    source: JSON.parse(String(row?.source)) as Record<string, string>,
  };
};

test("[OWN-125] a form asks again what it asked, with what was typed and the missing answer named", async () => {
  const asked = JSON.stringify(ASKED);
  const refused = await post({ asked, "question-k2": "Azure" });
  expect(refused).toMatchObject({
    reason: "fields",
    errors: { "question-k1": "Please answer this question" },
    values: { fullname: "Ann", "question-k2": "Azure", [POSTED.asked]: asked },
  });
  expect(await post({ asked, "question-k1": "Maybe" })).toMatchObject({
    errors: { "question-k1": "Please choose one of the answers" },
  });
});

test("[OWN-125] a yes or no in the words that the form showed is taken, also when the site has others now", async () => {
  const asked = JSON.stringify([{ ...ASKED[0], options: ["Ja", "Nein"] }]);
  expect(await post({ asked, "question-k1": "Yes" })).toMatchObject({ reason: "fields" });
  expect(await post({ asked, "question-k1": "Nein" })).toMatchObject({ reason: "stored" });
  expect(stored().fields).toMatchObject({ "question-k1": "Nein" });
});

test("[OWN-125] answers are stored with the questions that they were given to, and delivered", async () => {
  const answers = { "question-k1": "Yes", "question-k2": "AWS" };
  const sent = await post({ asked: JSON.stringify(ASKED), ...answers, "question-other": "x" });
  expect(sent).toMatchObject({ reason: "stored", values: {} });
  expect(stored().fields).toEqual({
    fullname: "Ann",
    email: "ann@example.com",
    description: "Hello",
    vacancy: "",
    ...answers,
  });
  expect(stored().source).toEqual({
    "asked-k1": "Are you <b>free</b>?",
    "asked-k2": "Which cloud?",
  });
  await expect.poll(() => delivered.length).toBe(1);
  expect(delivered[0]?.get("question-k2")).toBe("AWS");
  expect(delivered[0]?.get("_asked-k2")).toBe("Which cloud?");
});

test("[OWN-125] who was asked nothing need not answer; a forged list of questions is bounded text", async () => {
  expect(await post({})).toMatchObject({ reason: "stored" });
  const forged = Array.from({ length: 500 }, (_, at) => ({ key: `f${at}`, label: "=1+1\n" }));
  const answers = Object.fromEntries(
    forged.slice(0, 25).map(({ key }) => [`question-${key}`, "x"]),
  );
  expect(await post({ asked: JSON.stringify(forged), ...answers, fullname: "Bo" })).toMatchObject({
    reason: "stored",
  });
  const [, row] = rows("submissions");
  const labels = Object.values(JSON.parse(String(row?.source)) as object);
  expect(labels).toEqual(Array.from({ length: 20 }, () => "=1+1"));
});

test("[OWN-125] email and webhook name each answer by its question", async () => {
  await post({ asked: JSON.stringify(ASKED), "question-k1": "Yes" });
  const submission = sampleSubmission({ ...stored(), kind: "resume", variant: "vacancy" });
  const { text, html } = noticeOf(submission, { site: "https://meridian.test" });
  expect(text).toContain("Are you <b>free</b>?: Yes\n");
  expect(html).toContain("Are you &lt;b&gt;free&lt;/b&gt;?");
  expect(text).not.toContain("asked-k1");
  let body = "";
  const webhook = createWebhookDeliverer(
    { url: "https://hook.test", secret: "s" },
    {
      clock: createFakeClock(),
      fetch: async (_, init) => {
        body = String(init?.body);
        return new Response();
      },
    },
  );
  const job = { submission } as unknown as Job;
  await webhook.deliver(job, undefined as never, new AbortController().signal);
  expect(JSON.parse(body).data).toMatchObject({
    fields: { "question-k1": "Yes" },
    labels: { "question-k1": "Are you <b>free</b>?" },
    source: {},
  });
});
