import { handleEndpoints } from "payload";
import { expect, test, vi } from "vitest";
import { FORM_HEADER } from "#admin-ui/open-form.ts";
import { revertAsRead } from "#publishing/screens/editing/watch-saves.ts";
import { atTheSameMoment } from "#testing/at-the-same-moment.ts";
import { testCms, testUsers } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const cms = testCms();
const users = testUsers(cms, { ada: "editor", ben: "editor" });

type Doc = {
  id: number;
  updatedAt: string;
  lastSavedBy?: string;
  shortDescription?: string;
  title?: string;
};

/** Saves like the admin's form: the whole record as it was read, with the change. */
async function save(
  name: "ada" | "ben",
  path: string,
  body: object,
  method: "PATCH" | "POST" = "PATCH",
  form?: string,
): Promise<{ status: number; doc: Doc; message: string; fields?: object[] }> {
  const isForm = body instanceof FormData;
  const request = new Request(`${cms.settings.url}/cms/api${path}`, {
    method,
    headers: {
      authorization: `JWT ${users[name].token}`,
      ...(form && { [FORM_HEADER]: form }),
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
const lock = (id: number, name: "ada" | "ben") =>
  cms.payload.create({
    collection: "payload-locked-documents",
    data: {
      document: { relationTo: "services", value: id },
      user: { relationTo: "users", value: users[name].id },
    },
  });

test.each(["autosave", "publish"])(
  "two opened the same record: the second's %s is refused with the name of the first; nothing is lost",
  async (way) => {
    const opened = await service(`two-${way}`);
    const ada = await save("ada", `/services/${opened.id}${AUTOSAVE}`, {
      ...opened,
      shortDescription: "Ada's words",
    });
    expect(ada).toMatchObject({ status: 200, doc: { lastSavedBy: "ada@example.com" } });
    const ben = await save("ben", `/services/${opened.id}${way === "autosave" ? AUTOSAVE : ""}`, {
      ...opened,
      shortDescription: "Ben's words",
      ...(way === "publish" && { _status: "published" }),
    });
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
      await save("ben", `/services/${opened.id}${AUTOSAVE}`, {
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

const windowOf = (form: string) => (opened: Doc, change: object) =>
  save("ada", `/services/${opened.id}${AUTOSAVE}`, { ...opened, ...change }, "PATCH", form);
const [here, there] = [windowOf("ada-window-1"), windowOf("ada-window-2")];

test("[EDIT-02] overlapping saves of one form are accepted", async () => {
  const opened = await service("quick");
  for (const words of ["a", "ab", "abc"])
    expect((await here(opened, { shortDescription: words })).status).toBe(200);
  expect(await latest(opened.id)).toMatchObject({ shortDescription: "abc" });
});

test("[EDIT-02] two windows of one account: the second's save is refused with its reason, and the first one's words stay", async () => {
  const opened = await service("two-windows");
  expect(await here(opened, { shortDescription: "Words of one" })).toMatchObject({ status: 200 });
  const refused = {
    status: 409,
    message: expect.stringContaining("You have saved this in another window"),
    fields: [{ path: "lastSavedBy", message: "ada@example.com" }],
  };
  // Payload's API sends the form back what it read; a call of no window is not the form, either.
  const echo = { shortDescription: "Of the other", lastSavedIn: "ada-window-1" };
  expect(await there(opened, echo)).toMatchObject(refused);
  expect(
    await save("ada", `/services/${opened.id}${AUTOSAVE}`, { ...opened, ...echo }),
  ).toMatchObject(refused);
  expect(await there(opened, { ...echo, _status: "published" })).toMatchObject(refused);
  expect(await latest(opened.id)).toMatchObject({ shortDescription: "Words of one" });
  // The other window reloads and continues; then the first one is the older.
  const again = await there(await latest(opened.id), { title: "Of the other" });
  expect(again).toMatchObject({ status: 200 });
  expect(await here(opened, { shortDescription: "Late" })).toMatchObject(refused);
  expect(await latest(opened.id)).toMatchObject({
    shortDescription: "Words of one",
    title: "Of the other",
  });
  expect((await there(again.doc, {})).doc).not.toHaveProperty("lastSavedIn");
});

test("[EDIT-02] of saves at the same moment by two windows, as a draft and published, only the first is stored", async () => {
  const opened = await service("same-moment");
  const saves = await atTheSameMoment(cms.payload, [
    () => here(opened, { shortDescription: "Words of one" }),
    () => there(opened, { shortDescription: "Of the other", _status: "published" }),
    () => there(opened, { shortDescription: "Of the other" }),
  ]);
  const one = saves.find(({ status }) => status === 200);
  expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await latest(opened.id)).toMatchObject({ shortDescription: one?.doc.shortDescription });
  const first = await save("ada", `/globals/about?draft=true`, { title: "First" }, "POST");
  const of = (name: "ada" | "ben") => () =>
    save(name, `/globals/about${AUTOSAVE}`, { ...first.doc, title: name }, "POST", `${name}-1`);
  const both = await atTheSameMoment(cms.payload, [of("ben"), of("ada")]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("[EDIT-02] a save by the same user without a form, such as a restored version, is not overwritten by an open form", async () => {
  const opened = await service("no-window");
  await here(opened, { shortDescription: "Typed" });
  await save("ada", `/services/${opened.id}?draft=true`, { shortDescription: "By a call" });
  expect(await here(opened, { shortDescription: "Typed on" })).toMatchObject({ status: 409 });
  expect(await latest(opened.id)).toMatchObject({ shortDescription: "By a call" });
});

test("[EDIT-02] any editor discards a draft by a revert to the published version, except a draft that is newer than their form", async () => {
  const { id } = await service("reverted");
  const published = await cms.payload.findByID({ collection: "services", id, depth: 0 });
  const revert = (read: Doc) =>
    save(
      "ben",
      `/services/${id}?depth=0`,
      JSON.parse(revertAsRead(JSON.stringify(published), read.updatedAt)),
      "PATCH",
      "ben-window",
    );
  const draft = await here(await latest(id), { title: "Ada's title" });
  const newer = await here(draft.doc, { title: "Ada's next title" });
  expect(await revert(draft.doc)).toMatchObject({
    status: 409,
    message: expect.stringContaining("ada@example.com has saved this since you opened it"),
  });
  expect(await latest(id)).toMatchObject({ title: "Ada's next title" });
  expect(await revert(newer.doc)).toMatchObject({ status: 200 });
  expect(await latest(id)).toMatchObject({ title: "reverted", _status: "published" });
});

test("a leftover Payload lock refuses no one; the refusal names the field that the form reads", async () => {
  const opened = await service("locked");
  await lock(opened.id, "ada");
  expect(
    (
      await save("ben", `/services/${opened.id}${AUTOSAVE}`, {
        ...opened,
        shortDescription: "Ben's words",
      })
    ).status,
  ).toBe(200);
  const ada = await save("ada", `/services/${opened.id}${AUTOSAVE}`, {
    ...opened,
    shortDescription: "Ada's words",
  });
  expect(ada).toMatchObject({
    status: 409,
    fields: [{ path: "lastSavedBy", message: "ben@example.com" }],
  });
});

test("globals are guarded too", async () => {
  const first = await save("ada", `/globals/about?draft=true`, { title: "About" }, "POST");
  expect(first.status).toBe(200);
  await save("ada", `/globals/about?draft=true`, { ...first.doc, title: "About us" }, "POST");
  expect(
    await save("ben", `/globals/about?draft=true`, { ...first.doc, title: "Ben's" }, "POST"),
  ).toMatchObject({ status: 409 });
  expect(await cms.payload.findGlobal({ slug: "about", draft: true })).toMatchObject({
    title: "About us",
  });
});

test("a form of a page that was never saved is refused after someone else saved it; a call without a time is not", async () => {
  const formData = (data: object) => {
    const body = new FormData();
    body.set("_payload", JSON.stringify(data));
    return body;
  };
  const windows = ["ada-window-1", "ada-window-1", "ada-window-2", "ben-window"];
  const ada = await save(
    "ada",
    `/globals/career${AUTOSAVE}`,
    formData({ _status: "draft" }),
    "POST",
    windows.shift(),
  );
  expect(ada).toMatchObject({ status: 200, doc: { lastSavedBy: "ada@example.com" } });
  expect(
    await save(
      "ada",
      `/globals/career${AUTOSAVE}`,
      formData({ _status: "draft" }),
      "POST",
      windows.shift(),
    ),
  ).toMatchObject({ status: 200 });
  expect(
    await save(
      "ada",
      `/globals/career${AUTOSAVE}`,
      formData({ _status: "draft" }),
      "POST",
      windows.shift(),
    ),
  ).toMatchObject({ status: 409 });
  expect(
    await save(
      "ben",
      `/globals/career${AUTOSAVE}`,
      formData({ _status: "draft" }),
      "POST",
      windows.shift(),
    ),
  ).toMatchObject({ status: 409, fields: [{ path: "lastSavedBy", message: "ada@example.com" }] });
  expect(
    await save("ben", `/globals/career${AUTOSAVE}`, { _status: "draft" }, "POST"),
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
  expect(await save("ada", path, ada, "POST")).toMatchObject({ status: 200 });
  const ben = { ...opened, menu: menu("Ben's"), social: [], pages: { off: ["blog"] } };
  expect(await save("ben", path, ben, "POST")).toMatchObject({
    status: 409,
    fields: [{ path: "lastSavedBy", message: "ada@example.com" }],
  });
  expect(await now()).toEqual(["One", "Ada's"]);
  const read = await cms.payload.findGlobal({ slug: "site-settings", draft: true, depth: 0 });
  const again = { ...read, menu: menu("One", "Ada's", "Ben's") };
  expect(await save("ben", path, again, "POST")).toMatchObject({ status: 200 });
  expect(await now()).toEqual(["One", "Ada's", "Ben's"]);
});

test("a write by no person, such as an import or the schedule, is accepted and leaves the editor's name", async () => {
  const opened = await service("unattended");
  await save("ada", `/services/${opened.id}${AUTOSAVE}`, {
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
