import { describe, expect, test } from "vitest";
import { checkFields, checkFiles, checkParts, isEmail } from "#forms/check.ts";
import { contactForm } from "#forms/contact.ts";
import {
  MAX_FILE_BYTES,
  partOfFile,
  TOO_LARGE_FILE,
  TOO_MANY_FILES,
  WRONG_FILE,
} from "#forms/file-rule.ts";
import { priceRequestForm } from "#forms/price-request.ts";
import { resumeForm } from "#forms/resume.ts";
import { surveyForm } from "#forms/survey.ts";
import { processorTime } from "../../../../tests/processor-time.ts";

const good = { fullname: "Ann Lee", email: "ann@example.com", phone: "", description: "Hello" };
const errorsOf = (input: Record<string, unknown>, variant = "main") =>
  checkFields(contactForm, variant, { ...good, ...input }).errors;

describe("names and messages", () => {
  test.each([[""], ["   "], ["\n\t"], [undefined], [7], [["Ann"]]])(
    "[CON-01] the name %j is not filled out",
    (fullname) => expect(errorsOf({ fullname })).toEqual({ fullname: "Fill out the name" }),
  );
  test("[CON-01] any script is a name", () =>
    expect(errorsOf({ fullname: "Олена Шевченко-O’Neil" })).toEqual({}));

  test.each(["main", "case-study"])("[CON-03] the message is required on the %s form", (variant) =>
    expect(errorsOf({ description: " " }, variant)).toEqual({
      description: "Fill out the message",
    }),
  );
  test.each(["service", "modal"])("[CON-03] the message is optional on the %s form", (variant) =>
    expect(errorsOf({ description: undefined }, variant)).toEqual({}),
  );
  test.each(["main", "case-study", "service", "modal"])(
    "[CON-03] the phone is optional on the %s form",
    (variant) => expect(errorsOf({ phone: undefined }, variant)).toEqual({}),
  );
  test("a form without a variant requires everything", () => {
    for (const variant of ["", "constructor", "__proto__"])
      expect(errorsOf({ description: "" }, variant)).toEqual({
        description: "Fill out the message",
      });
  });

  test("[CON-08] every field is trimmed, unknown ones are dropped", () => {
    const { values, errors } = checkFields(contactForm, "main", {
      fullname: "  Ann Lee\n",
      email: " ANN@Example.COM ",
      phone: " +44 20 7946 0123 ",
      description: "\n one\n two \n",
      captcha: "x",
    });
    expect(values).toEqual({
      fullname: "Ann Lee",
      email: "ann@example.com",
      phone: "+44 20 7946 0123",
      description: "one\n two",
    });
    expect(errors).toEqual({});
  });

  test("preserves invalid values for the visitor to correct", () => {
    expect(
      checkFields(contactForm, "main", { ...good, email: " not an address " }).values.email,
    ).toBe("not an address");
  });

  test("lengths: the longest valid one, and one more", () => {
    expect(
      errorsOf({
        fullname: "a".repeat(200),
        phone: "1".repeat(60),
        description: "x".repeat(10_000),
      }),
    ).toEqual({});
    expect(
      Object.keys(
        errorsOf({
          fullname: "a".repeat(201),
          phone: "1".repeat(61),
          description: "x".repeat(10_001),
        }),
      ),
    ).toEqual(["fullname", "phone", "description"]);
    expect(errorsOf({ phone: "1".repeat(61) })).toEqual({ phone: "Phone is too long" });
    expect(errorsOf({ fullname: ` ${"a".repeat(200)} ` })).toEqual({});
  });
});

describe("e-mails", () => {
  const accepted = [
    "a@b.co",
    "o'brien+x@mail.example.museum",
    "first.last@sub.domain.example.technology",
    "user_name-1@ex-ample.io",
    "почта@пример.рф",
    "maria@münchen.example",
    "x@xn--80ak6aa92e.com",
    "用户@例子.公司",
    "a!#$%&'*/=?^`{|}~b@example.com",
    `${"l".repeat(64)}@example.com`,
  ];
  test.each(accepted)("[CON-02] %s is accepted", (email) => {
    expect(isEmail(email)).toBe(true);
    expect(errorsOf({ email })).toEqual({});
  });

  const refused = [
    "a@b",
    "a..b@x.com",
    ".a@x.com",
    "a.@x.com",
    "a@x..com",
    "a@.com",
    "a@x.c",
    "a@-x.com",
    "a@x-.com",
    "@x.com",
    "a@",
    "a",
    "a b@x.com",
    "a@x .com",
    "a@b@x.com",
    "a,b@x.com",
    "<a@x.com>",
    "a@x.com.",
    "a@x_y.com",
    "mailto:a@x.com",
    "a\r\nbcc:b@x.com",
    "a\u0000@x.com",
    `a@${"x".repeat(64)}.com`,
    `${"a".repeat(250)}@x.com`,
  ];
  test.each(refused)("[CON-02] %j is refused", (email) => {
    expect(isEmail(email)).toBe(false);
    expect(errorsOf({ email })).toEqual({ email: "Fill out with valid email" });
  });

  test("[CON-02] an empty one gets the same message", () =>
    expect(errorsOf({ email: " " })).toEqual({ email: "Fill out with valid email" }));
  test("[CON-02] it becomes lower case", () =>
    expect(
      checkFields(contactForm, "modal", { ...good, email: "O'Brien@EXAMPLE.Com" }).values.email,
    ).toBe("o'brien@example.com"));
  test("a hostile address is judged at once", () => {
    const hostile = [
      `${"a.".repeat(126)}@`,
      `a@${"a.".repeat(125)}`,
      `a@${"a-".repeat(125)}`,
      `${"a".repeat(200_000)}@x.com`,
    ];
    const spent = processorTime(() => expect(hostile.filter(isEmail)).toEqual([]));
    expect(spent).toBeLessThan(200);
  });
});

describe("other forms", () => {
  test("the resume's words", () => {
    expect(checkFields(resumeForm, "vacancy", {}).errors).toEqual({
      fullname: "Fill out the name",
      email: "Fill out the Email",
      description: "Fill out the message",
    });
  });
  test("the missing specialization does not block", () => {
    expect(checkFields(resumeForm, "vacancies", { ...good, specialization: "" }).errors).toEqual(
      {},
    );
  });
  test("[RES-03] [RES-04] a resume has phone and specialization if given, and no empty ones", () => {
    const { phone, ...sent } = good;
    expect(checkFields(resumeForm, "vacancy", { ...sent, vacancy: "QA Lead" }).values).toEqual({
      ...sent,
      vacancy: "QA Lead",
    });
    expect(
      checkFields(resumeForm, "vacancies", { ...sent, phone, specialization: "" }).values,
    ).toEqual({ ...sent, vacancy: "" });
    expect(
      checkFields(resumeForm, "vacancies", { ...sent, specialization: "QA" }).values,
    ).toMatchObject({ specialization: "QA" });
    expect(
      checkFields(resumeForm, "career-post", { ...sent, phone: " +44 20 " }).values,
    ).toMatchObject({ phone: "+44 20" });
  });
  test("the price request's messages", () => {
    for (const email of ["", "a@b"])
      expect(checkFields(priceRequestForm, "pricing", { "your-email": email }).errors).toEqual({
        "your-email": "Please enter a valid email address",
      });
    expect(checkFields(priceRequestForm, "pricing", { "your-email": "A@b.co" })).toEqual({
      values: { "your-email": "a@b.co" },
      errors: {},
    });
  });
  test("[GET-01] the price request has the team if there is one, and otherwise no field for it", () => {
    const team = "2 × Senior React\nTOTAL SAVE: $302,400 per year";
    expect(
      checkFields(priceRequestForm, "pricing", { "your-email": "a@b.co", team: ` ${team}\n` }),
    ).toEqual({ values: { "your-email": "a@b.co", team }, errors: {} });
    expect(checkFields(priceRequestForm, "pricing", { "your-email": "a@b.co", team: " " })).toEqual(
      { values: { "your-email": "a@b.co" }, errors: {} },
    );
  });
  test("the survey's messages, in the form's order", () => {
    const { errors } = checkFields(surveyForm, "survey", {});
    expect(Object.entries(errors)).toEqual([
      ["region", "Please select at least one region"],
      ["skill", "Please select at least one skill"],
      ["fullName", "Fill out the name"],
      ["company", "Fill out the company"],
      ["email", "Fill out the email"],
    ]);
    expect(checkFields(surveyForm, "survey", { email: "a@b" }).errors.email).toBe(
      "Please enter a valid email address",
    );
  });
});

describe("files", () => {
  const file = (name: string, size = 1000) => ({ name, size });
  test.each(["cv.pdf", "CV.PDF", "brief.doc", "brief v2.docx", "résumé.final.docx"])(
    "[CON-05] %s is accepted",
    (name) => expect(checkFiles(contactForm, "main", [file(name)])).toBeNull(),
  );
  test.each(["cv.exe", "cv.pdf.exe", "cvpdf", "cv.docm", "cv.png", "cv.pdf "])(
    "[CON-05] %j is refused",
    (name) => expect(checkFiles(contactForm, "main", [file(name)])).toBe(WRONG_FILE),
  );
  test("[CON-05] ten megabytes, not one byte more, with a message for a larger file", () => {
    expect(checkFiles(contactForm, "main", [file("a.pdf", MAX_FILE_BYTES)])).toBeNull();
    expect(checkFiles(contactForm, "main", [file("a.pdf", MAX_FILE_BYTES + 1)])).toBe(
      "Please add a file of up to 10Mb",
    );
    expect(checkFiles(resumeForm, "vacancy", [file("a.docx", 11 * 1024 * 1024)])).toBe(
      TOO_LARGE_FILE,
    );
  });
  test("[CON-05] a large file of another kind gets the message about its kind: a smaller one would not do either", () =>
    expect(checkFiles(contactForm, "main", [file("tour.mp4", MAX_FILE_BYTES + 1)])).toBe(
      WRONG_FILE,
    ));
  test("[CON-05] an empty file is no file of the right format", () =>
    expect(checkFiles(contactForm, "main", [file("a.pdf", 0)])).toBe(WRONG_FILE));
  test("[CON-05] one file only, whatever the others are", () => {
    for (const second of [file("b.pdf"), file("b.zip"), file("b.pdf", MAX_FILE_BYTES)])
      expect(checkFiles(contactForm, "main", [file("a.pdf"), second])).toBe(
        "Please add one file only",
      );
    expect(checkFiles(contactForm, "main", [file("a.pdf"), file("", 0)])).toBeNull();
  });
  test("[CON-05] [RES-02] the hint has all of it", () =>
    expect([contactForm.file.hint, resumeForm.file.hint]).toEqual(
      Array(2).fill(".doc, .docx or .pdf, one file, up to 10Mb"),
    ));
  test("[CON-05] none is needed: no part, or the empty part of an untouched input", () => {
    for (const files of [[], [file("", 0)]])
      expect(checkFiles(contactForm, "main", files)).toBeNull();
  });
  test.each(["case-study", "service", "modal"])("[CON-05] the %s form takes no file", (variant) => {
    expect(checkFiles(contactForm, variant, [])).toBeNull();
    expect(checkFiles(contactForm, variant, [file("a.pdf")])).toBe(WRONG_FILE);
  });
  test("the resume needs its file", () => {
    expect(checkFiles(resumeForm, "vacancy", [file("", 0)])).toBe(
      "Please add file with correct file format",
    );
    expect(checkFiles(resumeForm, "vacancy", [file("cv.docx")])).toBeNull();
  });
  test("an older journal's message: each further file has its own name, and is checked like the first", () => {
    const parts = (...names: string[]) =>
      names.map((name, nth) => ({ ...file(name), field: partOfFile("file-type", nth) }));
    expect(parts("a.pdf", "b.doc", "c.pdf").map(({ field }) => field)).toEqual([
      "file-type",
      "file-type-2",
      "file-type-3",
    ]);
    expect(checkParts(resumeForm, "vacancy", parts("a.pdf", "b.doc"))).toBeNull();
    expect(checkParts(resumeForm, "vacancy", parts("a.pdf", "b.exe"))).toBe(WRONG_FILE);
    expect(checkParts(contactForm, "modal", parts("a.pdf"))).toBe(WRONG_FILE);
    expect(checkParts(priceRequestForm, "pricing", parts("a.pdf"))).toBe(
      "No file can be sent with this form",
    );
  });
  test("[CON-05] two under one name are one too many", () => {
    const twice = (field: string) => ["a.pdf", "b.pdf"].map((name) => ({ ...file(name), field }));
    expect(checkParts(contactForm, "main", twice("file-type"))).toBe(TOO_MANY_FILES);
    expect(
      checkParts(contactForm, "main", [
        { ...file("a.pdf"), field: "file-type" },
        ...twice("file-type-2"),
      ]),
    ).toBe(TOO_MANY_FILES);
  });
  test("[RES-02] a resume under another name is none", () =>
    expect(checkParts(resumeForm, "vacancy", [{ ...file("a.pdf"), field: "file-type-2" }])).toBe(
      WRONG_FILE,
    ));
  test("a form without files refuses one", () =>
    expect(checkFiles(priceRequestForm, "pricing", [file("a.pdf")])).toBe(
      "No file can be sent with this form",
    ));
});
