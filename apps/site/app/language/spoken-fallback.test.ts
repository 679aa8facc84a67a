// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { watchFallback } from "#app/language/spoken-fallback.ts";

beforeEach(() => (document.body.innerHTML = ""));
/** After the observer's turn. */
const settled = () => new Promise((done) => setTimeout(done));
const htmlAfter = async (write: (body: HTMLElement) => void): Promise<string> => {
  write(document.body);
  await settled();
  return document.body.innerHTML;
};

test("[LANG-01] a notice that a script writes has the fallback's language, until it has other words", async () => {
  const { add } = watchFallback(document.body, "ar");
  add("Link copied");
  const notice = document.createElement("p");
  expect(
    await htmlAfter((body) => {
      body.append(notice);
      notice.textContent = "Link copied";
    }),
  ).toBe('<p lang="en">Link copied</p>');
  expect(await htmlAfter(() => (notice.textContent = "تم"))).toBe("<p>تم</p>");
});

test("[LANG-01] in a sentence of the fallback the page's words keep their language", async () => {
  const { add } = watchFallback(document.body, "ar");
  add("Read our \ue000link\ue000 before you send");
  expect(
    await htmlAfter(
      (body) => (body.innerHTML = "<div><p>Read our <a>سياسة</a> before you send</p></div>"),
    ),
  ).toBe('<div><p lang="en">Read our <a lang="ar">سياسة</a> before you send</p></div>');
});

test("[LANG-01] a control without words is spoken by its name; a language that is there stays", async () => {
  const { add } = watchFallback(document.body, "ar");
  add("Close");
  expect(
    await htmlAfter(
      (body) =>
        (body.innerHTML =
          '<button aria-label="Close"></button><p lang="de">Close</p><p>Closed doors</p>'),
    ),
  ).toBe('<button aria-label="Close" lang="en"></button><p lang="de">Close</p><p>Closed doors</p>');
});

test("[LANG-01] a text that was written before this is loaded gets its language, too", async () => {
  document.body.innerHTML = "<p>Message sent</p>";
  const { add } = watchFallback(document.body, "ar");
  add("Message sent");
  expect(await htmlAfter(() => undefined)).toBe('<p lang="en">Message sent</p>');
});
