import { beforeAll, expect, test } from "vitest";
import { isShown, listOf } from "#inbox/list-address.ts";
import { readPicks } from "#inbox/screens/list-picks.tsx";
import { callApi } from "#testing/api.ts";
import { english } from "#testing/english.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

const cms = testCms();
const users = testUsers(cms);
let formerRecruiter: number;

beforeAll(async () => {
  const { payload } = cms;
  const rename = (id: number, name: string) =>
    payload.update({ collection: "users", id, data: { name } });
  await rename(users.recruiter.id, "Dan Levi");
  const cleo = { name: "Cleo Roth", email: "cleo@example.com", password: "a-test-password" };
  formerRecruiter = (
    await payload.create({ collection: "users", data: { ...cleo, role: "recruiter" } })
  ).id;
  const messages = [
    { sender: "Ann", assignee: users.recruiter.id },
    { sender: "Bob", assignee: users.admin.id },
    { sender: "Cid", assignee: formerRecruiter, tags: "|go|" },
    { sender: "Eve" },
  ];
  for (const more of messages)
    await payload.create({
      collection: "submissions",
      data: { kind: "contact", status: "new", fields: {}, ...more },
    });
  await payload.update({ collection: "users", id: formerRecruiter, data: { role: "author" } });
});

const picks = (shown?: string) =>
  readPicks(cms.payload, { me: String(users.editor.id), shown, t: english });
const colleagues = async (shown?: string) => (await picks(shown))[0]?.lists ?? [];

/** Senders in the list at an address. */
async function sendersAt(address: string): Promise<string[]> {
  const { token } = users.editor;
  const reply = await callApi(cms, `/submissions?depth=0&${address.split("?")[1] ?? ""}`, {
    token,
  });
  const { docs } = (await reply.json()) as { docs: { sender: string }[] };
  return docs.map(({ sender }) => sender).toSorted();
}

test("[OWN-170] above the inbox's list are the colleagues by name, without the user and without authors, each with the list of their messages", async () => {
  const [first, second] = await picks();
  expect([first?.label, first?.any, second?.label]).toEqual([
    "Assigned to",
    "Assigned to: any",
    "Tag",
  ]);
  const found: Record<string, string[]> = {};
  for (const { label, address } of first?.lists ?? []) found[label] = await sendersAt(address);
  expect(found).toEqual({
    "admin@example.com": ["Bob"],
    "Dan Levi": ["Ann"],
    "No one": ["Eve"],
  });
});

test("[OWN-170] whom a saved filter or a bookmark names is chosen, also one who has become an author", async () => {
  const author = String(formerRecruiter);
  const address = listOf({ assignee: author });
  const query = Object.fromEntries(new URL(address, "http://any").searchParams);
  const lists = await colleagues(author);
  expect(lists.filter((one) => isShown(one.address, query))).toEqual([
    { label: "Cleo Roth", address },
  ]);
  expect(await sendersAt(address)).toEqual(["Cid"]);
});
