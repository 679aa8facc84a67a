import { resumeForm, WRONG_FILE } from "@meridian/contract/forms";
import { expect, test } from "vitest";
import { createRefusal } from "#server/forms/refusal.ts";

const refusal = createRefusal({ brand: () => "Acme", isHttps: false });
const shown = (error: string): Promise<string> =>
  refusal(
    {
      reason: "files",
      status: "invalid",
      form: resumeForm,
      variant: "career",
      values: {},
      message: "",
      errors: { "file-type": error },
    },
    "/career",
  ).text();

test("[RES-08] the plain page also states which files are accepted and what to do with a photo or a Pages file", async () => {
  expect(await shown(WRONG_FILE)).toContain(
    `${WRONG_FILE}. PDF and Word files are accepted (.pdf, .docx, .doc). Save a photo or a Pages file as a PDF first`,
  );
  expect(await shown("Please add a file of up to 10Mb")).not.toContain("Pages");
});
