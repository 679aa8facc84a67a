import { expect, test, vi } from "vitest";
import { aboutOf } from "#inbox/about.ts";
import { headOf, rowOf } from "#inbox/export/table.ts";
import { fieldLabels } from "#inbox/field-labels.ts";
import { inboxOf } from "#inbox/save-submission.ts";
import { inboxFiles } from "#inbox/store-file.ts";
import type { Submission } from "#payload-types.ts";
import { callApi } from "#testing/api.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
const users = testUsers(cms);

test("[OWN-157] the inbox has a requested document as a column, a filter, in its search and in exports", async () => {
  const inbox = inboxOf(cms.payload, inboxFiles(cms.settings));
  const send = (key: string, more: Record<string, string>) =>
    inbox.save({
      kind: "contact",
      fields: { fullname: "Ann", email: "ann@example.com", description: "", ...more },
      files: [],
      key,
    });
  await send("d1", { document: "Price list.pdf", documentId: "17", _utm_source: "ads" });
  await send("d2", { description: "Hello" });
  const list = async (query: string): Promise<Submission[]> => {
    const reply = await callApi(cms, `/submissions?${query}`, { token: users.admin?.token });
    return (await reply.json()).docs;
  };
  const found = await list("where[document][contains]=price");
  expect(found.map(({ key, document }) => [key, document])).toEqual([["d1", "Price list.pdf"]]);
  const stored = await cms.payload.db.findOne<Submission>({
    collection: "submissions",
    where: { searchText: { like: "price list" } },
  });
  expect(stored?.key).toBe("d1");
  const [message] = found;
  if (!message) throw new Error("it is missing");
  expect(message.utmSource).toBe("ads");
  expect(aboutOf(message)).toMatchObject({ what: "Price list.pdf", words: "" });
  const labels = await fieldLabels(cms.payload);
  const row = Object.fromEntries(headOf(labels).map((name, at) => [name, rowOf(message)[at]]));
  expect([row.Document, row["Document number"]]).toEqual(["Price list.pdf", "17"]);
});
