import { expect, test } from "vitest";
import { withoutLateValues } from "./without-late-values.ts";

const row = { rows: [{ id: "a" }], value: 1 };

test("the response to a save that included a new row does not clear what was typed into it since", () => {
  const sent = { links: row, "links.0.id": { value: "a" } };
  const now = { ...sent, "links.0.label": { value: "Jobs" }, "links.0.newTab": { value: true } };
  const answer = {
    links: row,
    "links.0.label": {
      addedByServer: true,
      value: undefined,
      initialValue: undefined,
      valid: true,
    },
    "links.0.newTab": { addedByServer: true, value: false, initialValue: false },
    "links.0.link": { addedByServer: true, value: "/" },
  };
  expect(withoutLateValues(answer, sent, now)).toStrictEqual({
    links: row,
    "links.0.label": { valid: true },
    "links.0.newTab": {},
    "links.0.link": { addedByServer: true, value: "/" },
  });
});

test("a field that was typed into since, and left, keeps its value and takes the messages; other fields take the host's values", () => {
  const sent = { name: { value: "Lon" }, slug: { value: "" }, tags: { value: ["a"] } };
  const now = { name: { value: "Longitude" }, slug: { value: "" }, tags: { value: ["a"] } };
  const answer = {
    name: { value: "Lon", initialValue: "Lon", valid: false, errorMessage: "Too short" },
    slug: { value: "lon" },
    tags: { value: ["a", "b"] },
  };
  expect(withoutLateValues(answer, sent, now)).toEqual({
    name: { valid: false, errorMessage: "Too short" },
    slug: { value: "lon" },
    tags: { value: ["a", "b"] },
  });
});
