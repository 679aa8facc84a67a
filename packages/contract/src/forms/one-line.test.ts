import { expect, test } from "vitest";
import { checkFields } from "#forms/check.ts";
import { contactForm } from "#forms/contact.ts";

test("[SEC-04] one line stays one: no character in it that a header, a table or a database reads as an end", () => {
  const { values, errors } = checkFields(contactForm, "main", {
    fullname: "Ann\r\nBcc: x@example.com\0Lee\u2028",
    email: "ann@example.com\r\n",
    description: "two\nlines\0 and\ta tab\u001b[2J",
  });
  expect(errors).toEqual({});
  expect(values.fullname).toBe("Ann Bcc: x@example.com Lee");
  expect(values.description).toBe("two\nlines and\ta tab[2J");
});
