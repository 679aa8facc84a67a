import { handleEndpoints } from "payload";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { sessionOf } from "#testing/api.ts";
import { openTestCms, type TestCms } from "#testing/open-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
let cms: TestCms;
const tokens: Record<string, string> = {};
const PASSWORD = "a-password-for-the-test";

beforeAll(async () => {
  cms = await openTestCms();
  for (const email of ["ada@example.com", "ben@example.com"]) {
    await cms.payload.create({
      collection: "users",
      data: { email, password: PASSWORD, role: "editor" },
    });
    tokens[email] = await sessionOf(cms, email, PASSWORD);
  }
}, 60_000);
afterAll(() => cms.close());

type Doc = {
  id: number;
  updatedAt: string;
  lastSavedBy?: string;
  shortDescription?: string;
  title?: string;
};

/** Saves like the admin's form: the whole record as it was read, with the change. */
async function save(
  email: string,
  path: string,
  body: object,
  method: "PATCH" | "POST" = "PATCH",
): Promise<{ status: number; doc: Doc; message: string; fields?: object[] }> {
  const isForm = body instanceof FormData;
  const request = new Request(`${cms.settings.url}/cms/api${path}`, {
    method,
    headers: {
      authorization: `JWT ${tokens[email]}`,
      ...(!isForm && { "content-type": "application/json" }),
    },
    body: isForm ? body : JSON.stringify(body),
  });
  const answer = await handleEndpoints({
    config: cms.payload.config,
    request,
    payloadInstanceCacheKey: cms.settings.dataDir,
  });
  const json = (await answer.json()) as {
    doc?: Doc;
    result?: Doc;
    errors?: { message: string; data?: { errors?: object[] } }[];
  };
  return {
    status: answer.status,
    doc: (json.doc ?? json.result) as Doc,
    message: json.errors?.[0]?.message ?? "",
    fields: json.errors?.[0]?.data?.errors,
  };
}
const AUTOSAVE = "?autosave=true&draft=true";
const service = async (slug: string) =>
  (await cms.payload.create({
    collection: "services",
    data: { slug, title: slug, order: 1, _status: "published" },
  })) as unknown as Doc;
const latest = async (id: number) =>
  (await cms.payload.findByID({ collection: "services", id, draft: true })) as unknown as Doc;
const lock = async (id: number, email: string) => {
  const { docs } = await cms.payload.find({
    collection: "users",
    where: { email: { equals: email } },
  });
  await cms.payload.create({
    collection: "payload-locked-documents",
    data: {
      document: { relationTo: "services", value: id },
      user: { relationTo: "users", value: docs[0]?.id ?? 0 },
    },
  });
};

test.each(["autosave", "publish"])(
  "two opened the same record: the second's %s is refused with the name of the first; nothing is lost",
  async (way) => {
    const opened = await service(`two-${way}`);
    const ada = await save("ada@example.com", `/services/${opened.id}${AUTOSAVE}`, {
      ...opened,
      shortDescription: "Ada's words",
    });
    expect(ada).toMatchObject({ status: 200, doc: { lastSavedBy: "ada@example.com" } });
    const ben = await save(
      "ben@example.com",
      `/services/${opened.id}${way === "autosave" ? AUTOSAVE : ""}`,
      {
        ...opened,
        shortDescription: "Ben's words",
        ...(way === "publish" && { _status: "published" }),
      },
    );
    expect(ben).toMatchObject({
      status: 409,
      message: expect.stringContaining("ada@example.com has saved this since you opened it"),
    });
    expect(await latest(opened.id)).toMatchObject({
      shortDescription: "Ada's words",
      lastSavedBy: "ada@example.com",
    });
    // The editor reloads and continues.
    expect(
      await save("ben@example.com", `/services/${opened.id}${AUTOSAVE}`, {
        ...(await latest(opened.id)),
        title: "Ben's title",
      }),
    ).toMatchObject({ status: 200 });
    expect(await latest(opened.id)).toMatchObject({
      shortDescription: "Ada's words",
      title: "Ben's title",
    });
  },
);

test("a user's own overlapping saves are accepted", async () => {
  const opened = await service("quick");
  for (const words of ["a", "ab", "abc"])
    expect(
      (
        await save("ada@example.com", `/services/${opened.id}${AUTOSAVE}`, {
          ...opened,
          shortDescription: words,
        })
      ).status,
    ).toBe(200);
  expect(await latest(opened.id)).toMatchObject({ shortDescription: "abc" });
});

test("a leftover Payload lock refuses no one; the refusal names the field that the form reads", async () => {
  const opened = await service("locked");
  await lock(opened.id, "ada@example.com");
  expect(
    (
      await save("ben@example.com", `/services/${opened.id}${AUTOSAVE}`, {
        ...opened,
        shortDescription: "Ben's words",
      })
    ).status,
  ).toBe(200);
  const ada = await save("ada@example.com", `/services/${opened.id}${AUTOSAVE}`, {
    ...opened,
    shortDescription: "Ada's words",
  });
  expect(ada).toMatchObject({
    status: 409,
    fields: [{ path: "lastSavedBy", message: "ben@example.com" }],
  });
});

test("globals are guarded too", async () => {
  const first = await save(
    "ada@example.com",
    `/globals/about?draft=true`,
    { title: "About" },
    "POST",
  );
  expect(first.status).toBe(200);
  await save(
    "ada@example.com",
    `/globals/about?draft=true`,
    { ...first.doc, title: "About us" },
    "POST",
  );
  expect(
    await save(
      "ben@example.com",
      `/globals/about?draft=true`,
      { ...first.doc, title: "Ben's" },
      "POST",
    ),
  ).toMatchObject({ status: 409 });
  expect(await cms.payload.findGlobal({ slug: "about", draft: true })).toMatchObject({
    title: "About us",
  });
});

test("a form of a page that was never saved is refused after someone else saved it; a call without a time is not", async () => {
  const form = (data: object) => {
    const body = new FormData();
    body.set("_payload", JSON.stringify(data));
    return body;
  };
  const ada = await save(
    "ada@example.com",
    `/globals/career${AUTOSAVE}`,
    form({ _status: "draft" }),
    "POST",
  );
  expect(ada).toMatchObject({ status: 200, doc: { lastSavedBy: "ada@example.com" } });
  expect(
    await save("ada@example.com", `/globals/career${AUTOSAVE}`, form({ _status: "draft" }), "POST"),
  ).toMatchObject({ status: 200 });
  expect(
    await save("ben@example.com", `/globals/career${AUTOSAVE}`, form({ _status: "draft" }), "POST"),
  ).toMatchObject({ status: 409, fields: [{ path: "lastSavedBy", message: "ada@example.com" }] });
  expect(
    await save("ben@example.com", `/globals/career${AUTOSAVE}`, { _status: "draft" }, "POST"),
  ).toMatchObject({ status: 200 });
});

test("[OWN-14] two editors at the menu: the second to save is refused, and the first one's links stay", async () => {
  const path = `/globals/site-settings${AUTOSAVE}`;
  const menu = (...labels: string[]) => ({
    items: labels.map((label) => ({ label, link: "/career" })),
  });
  await cms.payload.updateGlobal({ slug: "site-settings", data: { menu: menu("One") } });
  const opened = await cms.payload.findGlobal({ slug: "site-settings", draft: true, depth: 0 });
  const now = async () =>
    (
      await cms.payload.findGlobal({ slug: "site-settings", draft: true, depth: 0 })
    ).menu?.items?.map(({ label }) => label);
  const ada = { ...opened, menu: menu("One", "Ada's") };
  expect(await save("ada@example.com", path, ada, "POST")).toMatchObject({ status: 200 });
  const ben = { ...opened, menu: menu("Ben's"), social: [], pages: { off: ["blog"] } };
  expect(await save("ben@example.com", path, ben, "POST")).toMatchObject({
    status: 409,
    fields: [{ path: "lastSavedBy", message: "ada@example.com" }],
  });
  expect(await now()).toEqual(["One", "Ada's"]);
  const read = await cms.payload.findGlobal({ slug: "site-settings", draft: true, depth: 0 });
  const again = { ...read, menu: menu("One", "Ada's", "Ben's") };
  expect(await save("ben@example.com", path, again, "POST")).toMatchObject({ status: 200 });
  expect(await now()).toEqual(["One", "Ada's", "Ben's"]);
});

test("a write by no person, such as an import or the schedule, is accepted and leaves the editor's name", async () => {
  const opened = await service("unattended");
  await save("ada@example.com", `/services/${opened.id}${AUTOSAVE}`, {
    ...opened,
    shortDescription: "Ada's words",
  });
  await cms.payload.update({
    collection: "services",
    id: opened.id,
    data: { _status: "published" },
  });
  expect(await latest(opened.id)).toMatchObject({
    shortDescription: "Ada's words",
    lastSavedBy: "ada@example.com",
  });
});
