import type { ClientField } from "payload";
import { expect, test } from "vitest";
import { labelsByPath, withWholeLabels } from "#admin-ui/lists/field-labels.ts";

const line = (name: string, label: string): ClientField => ({ type: "text", name, label });
const fields: ClientField[] = [
  line("title", "Title"),
  {
    type: "collapsible",
    label: "Offer at the end",
    fields: [
      {
        type: "group",
        name: "offer",
        label: "Offer at the end",
        fields: [{ type: "row", fields: [line("shown", "Shown")] }],
      },
    ],
  },
  {
    type: "collapsible",
    label: "Related posts",
    fields: [line("related", "Related posts")],
  },
  {
    type: "collapsible",
    label: "Search and sharing",
    fields: [{ type: "group", name: "search", fields: [line("title", "Title")] }],
  },
  {
    type: "tabs",
    tabs: [
      { label: "Facts", fields: [line("client", "Client")] },
      {
        name: "facts",
        label: "Facts",
        fields: [{ type: "group", name: "team", label: "Team", fields: [line("size", "Size")] }],
      },
      { name: "goals", label: "Goals", fields: [line("goals", "Goals")] },
    ],
  },
];

test("columns and filters name a field by its groups and itself, each once, and by no fold", () => {
  const whole = withWholeLabels(fields);
  expect(Object.fromEntries(labelsByPath(whole))).toEqual({
    title: "Title",
    "offer.shown": "Offer at the end: Shown",
    related: "Related posts",
    "search.title": "Search and sharing: Title",
    client: "Client",
    "facts.team.size": "Facts: Team: Size",
    "goals.goals": "Goals",
  });
  // Of these Payload would make its chains.
  expect(whole.map((field) => "label" in field && field.label)).toEqual([
    "Title",
    "",
    "",
    "",
    false,
  ]);
});
