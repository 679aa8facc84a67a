/** A host with approval on, and users who may and may not approve. */
import { afterEach, beforeEach, expect } from "vitest";
import { statedChanges, type Stated } from "#publishing/approval/changes.ts";
import { isPublished } from "#records/fields/publishing.ts";
import type { Proposal } from "#payload-types.ts";
import { callApi, type ApiRequest } from "#testing/api.ts";
import type { TestCms } from "#testing/open-cms.ts";
import { testCms, testUsers, type TestUsers } from "#testing/test-cms.ts";

export let cms: TestCms;
export let users: TestUsers<"admin" | "writer" | "reader" | "recruiter">;

/** Opens and closes with the test file. */
export function needSecondPerson(): void {
  cms = testCms({ loginFloor: 0 });
  users = testUsers(cms, {
    admin: "admin",
    writer: "editor",
    reader: "editor",
    recruiter: "recruiter",
  });
  beforeEach(() => setOn(true));
  afterEach(() => setOn(false));
}

export const setOn = (secondPerson: boolean) =>
  cms.payload.updateGlobal({ slug: "approval", data: { secondPerson } });

export const as = (who: string, path: string, options: ApiRequest = {}) =>
  callApi(cms, path, { method: "POST", ...options, token: users[who]?.token });
export const patch = (who: string, path: string, body: object) =>
  as(who, path, { method: "PATCH", body });
/** Created by the host. */
export const service = (slug: string, status: "published" | "draft" = "published") =>
  cms.payload.create({
    collection: "services",
    data: { slug, title: slug, order: 1, _status: status },
  });
export const seen = async (id: number) => {
  const doc = await cms.payload.db.findOne<{
    id: number;
    title: string;
    _status: string;
    deletedAt?: string | null;
  }>({ collection: "services", where: { id: { equals: id } } });
  return doc && isPublished(doc) && !doc.deletedAt ? doc.title : null;
};
export const live = async (): Promise<Proposal[]> =>
  (
    await cms.payload.db.find<Proposal>({
      collection: "proposals",
      where: { state: { in: ["open", "approved"] } },
      sort: "-id",
      pagination: false,
    })
  ).docs;
export const propose = async (who: string, body: object): Promise<number> => {
  const response = await as(who, "/proposals/propose", { body });
  expect([response.status, await response.text()]).toEqual([200, '{"proposed":true}']);
  return (await live())[0]?.id ?? 0;
};
export const decide = async (
  who: string,
  id: number,
  how: "approve" | "back" = "approve",
  body = {},
) => {
  const { mark } = await statedOf(id);
  const response = await as(who, `/proposals/${id}/${how}`, { body: { seen: mark, ...body } });
  const { errors }: { errors?: { message: string }[] } = await response.json();
  return [response.status, errors?.[0]?.message ?? ""];
};
/** As the dashboard shows them. */
export const statedOf = async (id: number): Promise<Stated> =>
  statedChanges(cms.payload, await stateOf(id));
export const stateOf = async (id: number) =>
  cms.payload.findByID({ collection: "proposals", id, overrideAccess: true });
