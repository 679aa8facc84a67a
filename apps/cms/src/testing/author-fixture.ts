/** Two authors and an editor, with records that only some of them may see. */
import { isPublished } from "#records/fields/publishing.ts";
import { callApi, type ApiRequest } from "#testing/api.ts";
import type { TestCms } from "#testing/open-cms.ts";
import { testCms, testUsers, type TestUsers } from "#testing/test-cms.ts";
import { beforeAll, expect } from "vitest";

export let cms: TestCms;
export let users: TestUsers<Who>;
/** The author's own draft, a public record, one with an editor's draft, and another author's draft. */
export const ids = { own: 0, open: 0, hidden: 0, others: 0 };

export type Who = "ann" | "bob" | "editor";
interface Doc {
  id: number;
  title?: string;
  _status?: string;
  deletedAt?: string | null;
}

/** Opens and closes with the test file. */
export function openAuthorFixture(): void {
  cms = testCms({ loginFloor: 0 });
  users = testUsers(cms, { ann: "author", bob: "author", editor: "editor" });
  beforeAll(async () => {
    ids.own = await draftOf("ann", "Own words");
    ids.others = await draftOf("bob", "Bob's secret");
    ids.open = await published("Public words");
    ids.hidden = await published("Public, too");
    await patch("editor", `/services/${ids.hidden}?draft=true`, { title: "The editor's secret" });
  });
}

export async function call(who: Who, path: string, options: ApiRequest = {}) {
  const response = await callApi(cms, path, { ...options, token: users[who].token });
  const text = await response.text();
  const json = text.startsWith("{") ? JSON.parse(text) : {};
  return { status: response.status, text, json };
}
export const patch = (who: Who, path: string, body: object) =>
  call(who, path, { method: "PATCH", body });
export const post = (who: Who, path: string, body: object = {}) =>
  call(who, path, { method: "POST", body });

let made = 0;
export const titled = (title: string) => ({ title, slug: `s-${++made}`, order: 1 });
/** As the form creates it. */
export async function draftOf(who: Who, title: string): Promise<number> {
  const { status, json } = await post(who, "/services?draft=true", titled(title));
  expect(status).toBe(201);
  return json.doc.id;
}
export const published = async (title: string): Promise<number> =>
  (
    await cms.payload.create({
      collection: "services",
      data: { ...titled(title), _status: "published" },
    })
  ).id;
/** What visitors get. */
export async function shown(id: number): Promise<string | null> {
  const doc = await cms.payload.db.findOne<Doc>({
    collection: "services",
    where: { id: { equals: id } },
  });
  return doc && isPublished(doc) && !doc.deletedAt ? (doc.title ?? "") : null;
}
