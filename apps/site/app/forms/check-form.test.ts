import { english } from "@meridian/messages/language";
import { contactForm } from "@meridian/contract/forms";
import { expect, test } from "vitest";
import { checkForm, fileError } from "#app/forms/check-form.ts";

const WRONG = "Please add file with correct file format";
const pdf = new File(["%PDF-1.7"], "plan.pdf");

test.each([
  ["no file", null, undefined],
  ["a PDF", pdf, undefined],
  ["a picture", new File(["GIF89a"], "holiday.gif"), WRONG],
  ["a program with a PDF's name", new File(["MZ\u0090"], "plan.pdf"), WRONG],
  ["a PDF with a Word document's name", new File(["%PDF-1.7"], "plan.docx"), undefined],
  [
    "an RTF file with a Word document's name",
    new File(["{\\rtf1 hello}"], "plan.doc"),
    "This is an RTF file. Save it as .docx or .pdf",
  ],
  [
    "a web page with a Word document's name",
    new File(["<html><body>"], "plan.docx"),
    "This is a web page or XML. Save it as .docx or .pdf",
  ],
  ["an empty file", new File([], "plan.pdf"), WRONG],
  [
    "more than 10 MB",
    new File(["%PDF-", new Uint8Array(10 * 1024 * 1024)], "large.pdf"),
    "Please add a file of up to 10Mb",
  ],
])("[CON-05] %s", async (_, file, expected) =>
  expect(await fileError(contactForm, "main", file, english)).toBe(expected),
);

test("[CON-08] trims values and lists messages in the form's order", async () => {
  const { values, errors } = await checkForm(
    contactForm,
    "main",
    { fullname: " Anna ", email: " ANNA@Example.com ", phone: "", description: "\n" },
    new File(["x"], "x.exe"),
    english,
  );
  expect(values).toEqual({
    fullname: "Anna",
    email: "anna@example.com",
    phone: "",
    description: "",
  });
  expect(Object.entries(errors)).toEqual([
    ["description", "Fill out the message"],
    ["file-type", WRONG],
  ]);
});

test("[CON-03] the message is required on the main page and in case studies, not in the modal or on service pages", async () => {
  const needed = await Promise.all(
    ["main", "case-study", "modal", "service"].map(
      async (variant) =>
        "description" in
        (
          await checkForm(
            contactForm,
            variant,
            { fullname: "Anna", email: "a@b.test" },
            null,
            english,
          )
        ).errors,
    ),
  );
  expect(needed).toEqual([true, true, false, false]);
});
