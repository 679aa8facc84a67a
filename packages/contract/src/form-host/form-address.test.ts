import { expect, test } from "vitest";
import {
  feedbackAddress,
  formIdOf,
  formOfSchemaPath,
  parseBeginning,
  readSchemaAnswer,
  schemaAddress,
} from "#form-host/form-address.ts";
import { processorTime } from "../../../../tests/processor-time.ts";

const FORMS = "/contact-form-7/v1/contact-forms";

test.each([
  [
    `https://wp.test/wp-json${FORMS}/123/feedback`,
    `https://wp.test/wp-json${FORMS}/123/feedback/schema`,
    "123",
  ],
  [
    `https://wp.test/wp-json${FORMS}/123/feedback/?lang=de`,
    `https://wp.test/wp-json${FORMS}/123/feedback/schema?lang=de`,
    "123",
  ],
  [
    `https://wp.test/?rest_route=${FORMS}/7/feedback`,
    `https://wp.test/?rest_route=${encodeURIComponent(`${FORMS}/7/feedback/schema`)}`,
    "7",
  ],
  ["https://forms.test/hook", null, null],
  ["https://forms.test/7/feedback/more", null, null],
])("the rules of %s are read at %s", (feedback, schema, id) => {
  expect(schemaAddress(feedback)).toBe(schema);
  expect(formIdOf(feedback)).toBe(id);
});

test("a form is named by its number on the content host, by its address, or not at all", () => {
  const at = (named?: string) => feedbackAddress("https://wp.test", "priceRequestForm", named);
  expect(at("123")).toBe(`https://wp.test/api${FORMS}/123/feedback`);
  expect(at("https://other.test/x/feedback")).toBe("https://other.test/x/feedback");
  expect(at()).toBe(`https://wp.test/api${FORMS}/price-request/feedback`);
});

test("a schema's path is a form's of the contract, or none", () => {
  expect(formOfSchemaPath(`/api${FORMS}/resume/feedback/schema`)).toBe("resumeForm");
  expect(formOfSchemaPath(`/api${FORMS}/survey/feedback/schema/`)).toBe("surveyForm");
  for (const path of [`/api${FORMS}/9/feedback/schema`, `/api${FORMS}/resume/feedback`, "/"])
    expect(formOfSchemaPath(path)).toBeNull();
});

test.each([
  ["a schema", 200, '{"rules":[]}', { is: "schema", schema: { rules: [], unread: [] } }],
  [
    "one behind PHP's warnings and a mark",
    200,
    '<br /><b>Warning</b>: x in {y}\n\uFEFF{"version":"1","rules":[]}',
    { is: "schema", schema: { rules: [], unread: [] } },
  ],
  ["a page", 200, "<!doctype html>", { is: "silent", problem: "did not answer with a schema" }],
  ["something else", 200, '{"rules":7}', { is: "silent", problem: "did not answer with a schema" }],
  ["no such form", 404, '{"code":"wpcf7_not_found"}', { is: "no-form" }],
  ["no such route", 404, '{"code":"rest_no_route"}', { is: "no-route" }],
  ["another 404", 404, "<h1>Not found</h1>", { is: "silent", problem: "answered HTTP 404" }],
  ["a guard", 401, '{"code":"rest_no_route"}', { is: "silent", problem: "answered HTTP 401" }],
])("%s", (_, status, body, read) => expect(readSchemaAnswer({ status, body })).toEqual(read));

test("finds JSON after printed text, and gives up hostile text at once", () => {
  expect(parseBeginning('Notice: {"x"} then {"a":1}')).toEqual({ a: 1 });
  const hostile = '{"'.repeat(30_000);
  const spent = processorTime(() => expect(parseBeginning(hostile)).toBeUndefined());
  expect(spent).toBeLessThan(2000);
});
