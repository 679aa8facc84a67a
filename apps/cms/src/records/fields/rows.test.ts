import { expect, test } from "vitest";
import { rows } from "#records/fields/rows.ts";

/** What a row's label gets. */
const labelOf = (field: ReturnType<typeof rows>): unknown => field.admin?.components?.RowLabel;

test("a row that is named by a choice has the choice's words", () => {
  const options = [{ value: "teams", label: "Microsoft Teams" }, "slack"];
  const app = { name: "app", type: "select", options } as const;
  expect(labelOf(rows("chats", { row: "Channel", titled: "app", fields: [app] }))).toMatchObject({
    clientProps: { names: { teams: "Microsoft Teams", slack: "slack" } },
  });
  const title = { name: "title", type: "text" } as const;
  expect(labelOf(rows("steps", { row: "Step", fields: [title] }))).toMatchObject({
    clientProps: { row: "Step", titled: "title", names: undefined },
  });
});
