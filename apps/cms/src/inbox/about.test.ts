import { expect, test } from "vitest";
import { aboutOf, shortlyAbout } from "#inbox/about.ts";

const sent = (data: object) => aboutOf({ kind: "contact", fields: {}, ...data } as never);

test("[OWN-38] a row of the inbox says the kind, what for, and what was written, none of it twice", () => {
  expect(
    sent({ kind: "resume", vacancy: "Go engineer", subject: "Go engineer", message: "Hello" }),
  ).toEqual({ kind: "Application", what: "Go engineer", words: "Hello" });
  // The subject of a contact message is the first eighty characters of it, line breaks included.
  const message = `Guten Tag,\r\n\r\n${"wir brauchen Leute ".repeat(20)}`;
  expect(sent({ message, subject: message.slice(0, 80) })).toMatchObject({
    kind: "Contact message",
    what: "",
    words: message.replace(/\s+/g, " ").slice(0, 200),
  });
  expect(
    sent({ kind: "price-request", subject: "Prices", message: "", fields: { team: "2 QA" } }),
  ).toEqual({ kind: "Price request", what: "", words: "2 QA" });
  expect(sent({ kind: "survey", subject: "לוי ושות׳", message: "שלום" })).toEqual({
    kind: "Survey",
    what: "לוי ושות׳",
    words: "שלום",
  });
  expect(sent({ kind: "resume", subject: "Android", message: null })).toMatchObject({
    what: "Android",
    words: "",
  });
  expect(sent({})).toEqual({ kind: "Contact message", what: "", words: "" });
});

test("a card says what for, else the beginning of the message, with dots if it goes on", () => {
  const short = (data: object) => shortlyAbout({ kind: "contact", fields: {}, ...data } as never);
  const whole = "word ".repeat(16).padEnd(80, "s").replace(/ $/, "s");
  expect(short({ message: whole, subject: whole })).toBe(whole);
  expect(short({ message: `${whole} more`, subject: whole })).toBe(`${whole}…`);
  expect(short({ message: "Hello", subject: "Go engineer", vacancy: "Go engineer" })).toBe(
    "Go engineer",
  );
});
