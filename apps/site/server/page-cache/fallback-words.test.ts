import { languageOf } from "@meridian/messages/language";
import { CLOSES, OPENS, withMarks } from "@meridian/messages/marked-fallback";
import { expect, test } from "vitest";
import { withLanguages, withoutMarks } from "#server/page-cache/fallback-words.ts";

const words = (text: string): string => OPENS + text + CLOSES;
const page = (body: string): string =>
  `<!DOCTYPE html><html lang="fr"><head><title>Titre</title></head><body>${body}</body></html>`;
const shown = (body: string): string =>
  /<body>(.*)<\/body>/.exec(withLanguages(page(body)))?.[1] ?? "";

test("[LANG-01] an element with words that the page's language lacks has their language", () => {
  expect(shown(`<p class="a">${words("All posts")}</p><p>Bonjour</p>`)).toBe(
    '<p class="a" lang="en">All posts</p><p>Bonjour</p>',
  );
  expect(shown(`<label><input name="a"/>${words("Name")}</label>`)).toBe(
    '<label lang="en"><input name="a"/>Name</label>',
  );
});

test("[LANG-01] the page's words in such an element keep the page's language", () => {
  expect(shown(`<p>${words("Read")} <a href="/fr/x">Nos équipes</a></p>`)).toBe(
    '<p lang="en">Read <a href="/fr/x" lang="fr">Nos équipes</a></p>',
  );
});

test("[LANG-01] a name in an attribute counts where the element has no words of its own", () => {
  expect(
    shown(`<img alt="${words("Logo")}"/><nav aria-label="${words("Menu")}">Accueil</nav>`),
  ).toBe('<img alt="Logo" lang="en"/><nav aria-label="Menu">Accueil</nav>');
  expect(shown(`<button type="button" aria-label="${words("Close")}"><svg></svg></button>`)).toBe(
    '<button type="button" aria-label="Close" lang="en"><svg></svg></button>',
  );
});

test("[LANG-01] nothing is marked in scripts, in files, in an element with a language, or without missing words", () => {
  expect(shown(`<script>{"a":"${words("x")}"}</script><b lang="de">${words("x")}</b>`)).toBe(
    '<script>{"a":"x"}</script><b lang="de">x</b>',
  );
  expect(withoutMarks(Buffer.from(words("Feed"))).toString()).toBe("Feed");
  const plain = page("<p>Bonjour</p>");
  expect(withLanguages(plain)).toBe(plain);
  const french = languageOf("fr", { "form.clear": "Vider" }).language;
  expect(withMarks(french).t("form.clear")).toBe("Vider");
  expect(withMarks(french).t("contact.name")).toBe(words("Name"));
  const { language } = languageOf("de-CH");
  expect(withMarks(language)).toBe(language);
});
