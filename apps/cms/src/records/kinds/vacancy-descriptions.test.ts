import { readFileSync } from "node:fs";
import { addressOf } from "@meridian/contract";
import type { PayloadRequest } from "payload";
import { beforeAll, expect, test, vi } from "vitest";
import { answerGet } from "#contract/answer.ts";
import { plainHtml } from "#moving-in/import/map/plain-html.ts";
import type { Translation, Vacancy } from "#payload-types.ts";
import { fromHtml, type Editor } from "#records/rich-text/from-html.ts";
import { addressOf as pastedAddress } from "#records/rich-text/pasted/address-of.ts";
import { pastedHtml } from "#records/rich-text/pasted/pasted-html.ts";
import { testCms } from "#testing/test-cms.ts";
import { startTranslation } from "#translations/start.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
beforeAll(async () => {
  await cms.payload.updateGlobal({
    slug: "site-settings",
    data: { language: "en", otherLanguages: ["de"], _status: "published" },
  });
}, 60_000);

const isDraft = ({ _status: status }: Partial<Vacancy>): boolean => status === "draft";
let made = 0;
const save = (data: Partial<Vacancy>): Promise<Vacancy> =>
  cms.payload.create({
    collection: "vacancies",
    data: { title: "QA", slug: `described-${++made}`, hot: 0, _status: "published", ...data },
    draft: isDraft(data),
  });
const update = (id: number, data: Partial<Vacancy>): Promise<Vacancy> =>
  cms.payload.update({ collection: "vacancies", id, data, draft: isDraft(data) });
type Wire = { description: string; formatted_description: string };
async function wireOf(slug: string, language = "en"): Promise<Wire> {
  const url = new URL(`http://cms.test${addressOf("vacancy")}${slug}&lang=${language}`);
  const [record] = (await (await answerGet(url, cms.payload)).json()) as Wire[];
  if (!record) throw new Error(`no vacancy ${slug}`);
  return record;
}
const LEAD = "<p>You <strong>lead</strong> R&amp;D.</p><h3>With</h3><ul><li>Vec&lt;T&gt;</li></ul>";

test("[OWN-127] an editor writes the text once: hosts and other programs read it formatted and plain", async () => {
  const { slug } = await save({ formattedDescription: fromHtml(LEAD) });
  expect(await wireOf(slug)).toMatchObject({
    formatted_description: LEAD,
    description: "You lead R&amp;D.\n\nWith\n- Vec&lt;T&gt;",
  });
});

test("[OWN-127] a vacancy with a plain text only has this one, also after its formatted text was emptied", async () => {
  const { id, slug } = await save({ description: "One.\nTwo." });
  const plain = { description: "One.\nTwo.", formatted_description: "" };
  expect(await wireOf(slug)).toMatchObject(plain);
  await update(id, { formattedDescription: fromHtml("<p> </p><p><br></p>") });
  expect((await wireOf(slug)).description).toBe(plain.description);
});

test("[OWN-127] a plain text stays in the draft while it is copied, and publication removes it", async () => {
  const { id, slug } = await save({ description: "One." });
  const formattedDescription = fromHtml("<p>On</p>");
  const draft = await update(id, { formattedDescription, _status: "draft" });
  expect(draft.description).toBe("One.");
  expect((await wireOf(slug)).description).toBe("One.");
  const { description } = await update(id, { formattedDescription, _status: "published" });
  expect([description, (await wireOf(slug)).description]).toEqual(["", "On"]);
});

test("[OWN-127] a translation has its own text, plain or formatted, until it follows the original", async () => {
  const { id, slug } = await save({ description: "One." });
  const req = { payload: cms.payload, context: {} } as PayloadRequest;
  const of = { kind: "vacancies", record: id, language: "de" };
  const translation = Number(await startTranslation(req, of, false));
  const translate = async (words: object): Promise<void> => {
    const { words: blocks } = await cms.payload.findByID({
      collection: "translations",
      id: translation,
      draft: true,
      depth: 0,
    });
    const all = [{ ...blocks?.[0], title: "QS", ...words }] as unknown as Translation["words"];
    await cms.payload.update({
      collection: "translations",
      id: translation,
      data: { slug: `${slug}-de`, words: all, _status: "published" },
    });
  };
  await translate({ description: "Eins." });
  await update(id, { formattedDescription: fromHtml(LEAD) });
  expect(await wireOf(`${slug}-de`, "de")).toMatchObject({
    description: "Eins.",
    formatted_description: "",
  });
  await translate({ formattedDescription: fromHtml("<p>Sie <strong>leiten</strong>.</p>") });
  expect(await wireOf(`${slug}-de`, "de")).toMatchObject({
    description: "Sie leiten.",
    formatted_description: "<p>Sie <strong>leiten</strong>.</p>",
  });
});

/** As the editor has it after a paste. */
function pasted(name: string): Editor {
  const file = new URL(`../rich-text/pasted/testing/${name}.html`, import.meta.url);
  const rules = { link: pastedAddress, picture: () => undefined };
  return fromHtml(plainHtml(pastedHtml(readFileSync(file, "utf8")), rules).html);
}

test.each([
  [
    "word",
    "Word heading\nNormal bold text\n- First bullet\n- Second bullet\n1. Numbered one\n\nmerged\nx y\n\nA tracked new and commented end",
  ],
  ["gdocs", "Plain start bold part italic part\n- one\n- two"],
])(
  "[OWN-127] what is pasted from %s is plain text without marks of the program",
  async (name, plain) => {
    const { slug } = await save({ formattedDescription: pasted(name) });
    const { description, formatted_description: formatted } = await wireOf(slug);
    expect(description.slice(0, plain.length)).toBe(plain);
    expect(formatted).not.toMatch(/mso|class=|style=|<o:|<span/i);
  },
);
