import { resumeForm } from "@meridian/contract/forms";
import { expect, test } from "vitest";
import { intake, intakeFixture } from "#tests/intake-fixture.ts";
import { contactPost } from "#tests/posts.ts";

intakeFixture();

/** An empty form as a browser without script posts it. */
const empty = (form: { kind: string; fields: readonly { name: string }[] }, variant: string) =>
  contactPost({
    form: form.kind,
    variant,
    ...Object.fromEntries(form.fields.map(({ name }) => [name, ""])),
    "file-type": new File([], ""),
    question: intake.question().token,
    answer: " ",
  });

test("[RES-01] [RES-02] [RES-03] an empty resume gets all its errors, in the form's order", async () => {
  const { status, errors } = await intake.take(empty(resumeForm, "vacancy"));
  expect(status).toBe("invalid");
  expect(Object.entries(errors)).toEqual([
    ["fullname", "Fill out the name"],
    ["email", "Fill out the Email"],
    ["description", "Fill out the message"],
    ["file-type", "Please add file with correct file format"],
    ["captcha", "Please answer the question"],
  ]);
});

test("[CON-01] [CON-05] reports wrong fields, a wrong file and an empty answer together; of two file errors the first", async () => {
  const picture = new File(["GIF89a"], "holiday.gif");
  const question = intake.question().token;
  expect(
    await intake.take(contactPost({ fullname: "", "file-type": picture, question })),
  ).toMatchObject({
    reason: "fields",
    errors: {
      fullname: "Fill out the name",
      "file-type": "Please add file with correct file format",
      captcha: "Please answer the question",
    },
  });
  const disguised = new File(["MZ a program"], "cv.pdf");
  const { errors } = await intake.take(contactPost({ email: "anna", "file-type": disguised }));
  expect(Object.keys(errors)).toEqual(["email", "file-type"]);
});
