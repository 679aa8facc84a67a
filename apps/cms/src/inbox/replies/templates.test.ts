import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { randomUUIDv7 } from "node:crypto";
import { expect, test, vi } from "vitest";
import { readTemplates, valuesOf } from "#inbox/replies/read-templates.ts";
import { fillTemplate } from "#inbox/replies/template-fields.ts";
import { TemplateChoice } from "#inbox/screens/template-choice.tsx";
import type { User } from "#payload-types.ts";
import { callApi } from "#testing/api.ts";
import { english as t } from "#testing/english.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
const users = testUsers(cms);

async function save(letters: object[], role: User["role"] = "recruiter") {
  const answer = await callApi(cms, "/reply-templates", {
    method: "POST",
    body: { name: "Invitation to a call", kind: "invitation", letters },
    token: users[role].token,
  });
  return { status: answer.status, text: JSON.stringify(await answer.json()) };
}
const english = {
  language: "en",
  subject: "{vacancy}: a call",
  text: "Hello {name}, book {link}. { sender }",
};

test("[OWN-91] a template with an unknown field, two letters in one language, or none is refused with the reason", async () => {
  expect(await save([{ ...english, text: "You get {salary}" }])).toMatchObject({
    status: 400,
    text: expect.stringContaining("{salary} is no field of a template"),
  });
  expect((await save([{ ...english, subject: "{name} {}" }])).text).toContain("{} is no field");
  expect((await save([english, english])).text).toContain("twice");
  expect((await save([])).text).toContain("in one language at least");
  expect((await save([english], "author")).status).toBe(403);
});

test("[OWN-91] a template is proposed in the visitor's language, else in the site's first, and filled with the sender, the vacancy, and the writer's name and link", async () => {
  await save([english, { ...english, language: "de", subject: "{vacancy}: ein Gespräch" }]);
  const values = valuesOf(
    { sender: "Ann Lee", vacancy: "QA" },
    { name: "Ada", link: "https://cal.example/ada" },
  );
  const [template] = await readTemplates(cms.payload, { t, language: "de", values });
  expect(template?.letters).toEqual([
    {
      language: "de",
      languageName: "German",
      subject: "QA: ein Gespräch",
      text: "Hello Ann Lee, book https://cal.example/ada. Ada",
    },
    expect.objectContaining({ language: "en", subject: "QA: a call" }),
  ]);
  const [inItalian] = await readTemplates(cms.payload, { t, language: "it", values });
  expect(inItalian?.letters.map(({ language }) => language)).toEqual(["en", "de"]);
  const markup = renderToStaticMarkup(
    createElement(TemplateChoice, {
      templates: [template].filter((one) => one !== undefined),
      signature: "",
      draft: { subject: "", text: "" },
      onChange: () => undefined,
    }),
  );
  expect(markup).toContain("Invitation to a call (Invitation)");
});

test("[OWN-91] a field without a value stays in the letter, which is not sent with it", async () => {
  const values = valuesOf({ sender: "ann@example.com", vacancy: "" }, { name: "Ada", link: "" });
  const text = fillTemplate("{name}, {vacancy}, {sender}, {other}", values);
  expect(text).toBe("{name}, {vacancy}, Ada, {other}");
  const { id } = await cms.payload.create({
    collection: "submissions",
    data: { kind: "contact", status: "new", fields: {}, email: "ann@example.com" },
  });
  const answer = await callApi(cms, `/submissions/${id}/replies`, {
    method: "POST",
    body: { key: randomUUIDv7(), subject: "Hi", text, seen: 0 },
    token: users.recruiter.token,
  });
  expect([answer.status, JSON.stringify(await answer.json())]).toEqual([
    422,
    expect.stringContaining("The letter still has {name}"),
  ]);
});

test("[OWN-91] a colleague's own link is a whole https address", async () => {
  const set = async (link: string) =>
    (
      await callApi(cms, `/users/${users.recruiter.id}`, {
        method: "PATCH",
        body: { link },
        token: users.recruiter.token,
      })
    ).status;
  expect([await set("javascript:alert(1)"), await set("https://cal.example/r")]).toEqual([
    400, 200,
  ]);
});
