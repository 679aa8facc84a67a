import { contactForm } from "@meridian/contract/forms";
import { expect, test } from "vitest";
import { checkForm, fileError } from "#app/forms/check-form.ts";

const WRONG = "Please add file with correct file format";
const pdf = new File(["%PDF-1.7"], "plan.pdf");

test.each([
  ["no file", null, undefined],
  ["a PDF", pdf, undefined],
  ["a picture", new File(["GIF89a"], "holiday.gif"), WRONG],
  ["a program by the name of a PDF", new File(["MZ\u0090"], "plan.pdf"), WRONG],
  ["a PDF by the name of a Word document", new File(["%PDF-1.7"], "plan.docx"), undefined],
  [
    "an RTF file by the name of a Word document",
    new File(["{\\rtf1 hello}"], "plan.doc"),
    "This is an RTF file. Save it as .docx or .pdf",
  ],
  [
    "a web page by the name of a Word document",
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
  expect(await fileError(contactForm, "main", file)).toBe(expected),
);

test("[CON-08] values come trimmed, messages in the order of the form", async () => {
  const { values, errors } = await checkForm(
    contactForm,
    "main",
    { fullname: " Anna ", email: " ANNA@Example.com ", phone: "", description: "\n" },
    new File(["x"], "x.exe"),
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

test("[CON-03] the message is needed on the main page and in case studies, not in the modal nor on service pages", async () => {
  const needed = await Promise.all(
    ["main", "case-study", "modal", "service"].map(
      async (variant) =>
        "description" in
        (await checkForm(contactForm, variant, { fullname: "Anna", email: "a@b.test" }, null))
          .errors,
    ),
  );
  expect(needed).toEqual([true, true, false, false]);
});
