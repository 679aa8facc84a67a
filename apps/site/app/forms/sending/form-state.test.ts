import { english } from "@meridian/messages/language";
import { expect, test } from "vitest";
import { EMPTY_FORM, formStateIn, type FormState } from "#app/forms/sending/form-state.ts";

const formState = formStateIn(english);

const FIELDS = ["fullname", "email", "file-type", "captcha"];
const FAILURE =
  "Unfortunately, message wasn't sent. Please try to send it again or contact us by phone.";
const file = new File(["%PDF-"], "plan.pdf");
const sending: FormState = { ...EMPTY_FORM, sending: true, file };

test("[CON-01] failed validation keeps the form idle with its messages", () => {
  const state = formState(
    { ...EMPTY_FORM, message: { kind: "error", text: "old" } },
    { type: "checked", errors: { fullname: "Fill out the name" } },
  );
  expect(state).toEqual({ ...EMPTY_FORM, errors: { fullname: "Fill out the name" } });
  expect(formState(state, { type: "checked", errors: {} })).toMatchObject({
    sending: true,
    errors: {},
  });
});

test("an error disappears when its field is valid, changes with its cause, and never appears while typing", () => {
  const wrong: FormState = { ...EMPTY_FORM, errors: { email: "Fill out with valid email" } };
  expect(
    formState(wrong, { type: "edited", field: "email", error: "Fill out with valid email" }),
  ).toEqual(wrong);
  expect(formState(wrong, { type: "edited", field: "email", error: undefined }).errors).toEqual({});
  expect(formState(wrong, { type: "edited", field: "fullname", error: "Fill out the name" })).toBe(
    wrong,
  );
});

test("[CON-05] a wrong file is shown with its message; the next choice is validated anew", () => {
  const chosen = formState(EMPTY_FORM, { type: "file-chosen", field: "file-type", file });
  const wrong = formState(chosen, {
    type: "file-checked",
    field: "file-type",
    file,
    error: "Please add file with correct file format",
  });
  expect(wrong).toMatchObject({
    file,
    errors: { "file-type": "Please add file with correct file format" },
  });
  expect(formState(wrong, { type: "file-chosen", field: "file-type", file: null })).toEqual(
    EMPTY_FORM,
  );
});

test("[CON-05] ignores the check of a file that was replaced meanwhile: the shown file is the one sent", () => {
  const second = new File(["%PDF-"], "other.pdf");
  const chosen = formState(
    formState(EMPTY_FORM, { type: "file-chosen", field: "file-type", file }),
    { type: "file-chosen", field: "file-type", file: second },
  );
  expect(
    formState(chosen, {
      type: "file-checked",
      field: "file-type",
      file,
      error: "Please add file with correct file format",
    }),
  ).toBe(chosen);
  expect(
    formState(chosen, {
      type: "file-checked",
      field: "file-type",
      file: second,
      error: "Please add file with correct file format",
    }),
  ).toMatchObject({
    file: second,
    errors: { "file-type": "Please add file with correct file format" },
  });
});

test("[CON-04] shows the captcha's error until the captcha is solved", () => {
  const wrong = formState(EMPTY_FORM, {
    type: "captcha-changed",
    error: "Please confirm that you are not a robot",
  });
  expect(wrong.errors).toEqual({ captcha: "Please confirm that you are not a robot" });
  expect(formState(wrong, { type: "captcha-changed", error: undefined }).errors).toEqual({});
});

test("[CON-06] success clears the form and thanks", () => {
  const state = formState(sending, {
    type: "answered",
    answer: { status: "sent", message: "Thank you for getting in touch!", errors: {} },
    fields: FIELDS,
  });
  expect(state).toEqual({
    ...EMPTY_FORM,
    message: { kind: "success", text: "Thank you for getting in touch!" },
  });
});

test("[CON-07] failure keeps the file and shows its message", () => {
  const state = formState(sending, {
    type: "answered",
    answer: { status: "failed", message: FAILURE, errors: {} },
    fields: FIELDS,
  });
  expect(state).toEqual({ ...EMPTY_FORM, file, message: { kind: "error", text: FAILURE } });
});

test("shows the server's errors at their fields, or in the failure message if no field has them", () => {
  const invalid = (errors: Record<string, string>) =>
    formState(sending, {
      type: "answered",
      answer: { status: "invalid", message: "", errors },
      fields: FIELDS,
    });
  expect(invalid({ email: "Fill out with valid email" })).toMatchObject({
    sending: false,
    errors: { email: "Fill out with valid email" },
    message: null,
  });
  expect(invalid({ vacancy: "?" })).toMatchObject({ message: { kind: "error", text: FAILURE } });
});

test("[CON-06] a message ends after its time, but not a later one", () => {
  const first = { kind: "success", text: "Thank you for getting in touch!" } as const;
  const second = { ...first };
  expect(
    formState({ ...EMPTY_FORM, message: first }, { type: "message-ended", message: first }).message,
  ).toBeNull();
  expect(
    formState({ ...EMPTY_FORM, message: second }, { type: "message-ended", message: first })
      .message,
  ).toBe(second);
});

test("[CON-07] a message with a retry time stays until the next attempt; any other ends", () => {
  const answer = (isTooSoon: boolean) =>
    formState(sending, {
      type: "answered",
      answer: {
        status: "failed",
        message: "Please try again in 10 minutes",
        errors: {},
        ...(isTooSoon && { isTooSoon: true as const }),
      },
      fields: FIELDS,
    });
  expect(answer(true).message?.lasts).toBe(true);
  expect(answer(false).message?.lasts).toBeUndefined();
  expect(formState(answer(true), { type: "checked", errors: {} }).message).toBeNull();
});

test("[CON-07] offline shows the failure message without a captcha error", () => {
  const wrong = { captcha: "Please confirm that you are not a robot", email: "?" };
  expect(formState({ ...sending, errors: wrong }, { type: "line-down" })).toEqual({
    ...EMPTY_FORM,
    file,
    errors: { email: "?" },
    message: { kind: "error", text: FAILURE },
  });
});
