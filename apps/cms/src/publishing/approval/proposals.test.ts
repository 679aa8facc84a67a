import { describe, expect, test, vi } from "vitest";
import { createScheduler } from "#publishing/schedule/scheduler.ts";
import { scheduleProblems } from "#publishing/schedule/shared-scheduler.ts";
import type { AuditLog } from "#payload-types.ts";
import {
  as,
  cms,
  decide,
  live,
  patch,
  propose,
  seen,
  service,
  setOn,
  stateOf,
  needSecondPerson,
} from "#testing/approval-fixture.ts";

vi.setConfig({ testTimeout: 60_000 });
const HOUR = 3_600_000;
needSecondPerson();

describe("[SEC-28] what is proposed", () => {
  test("is published by another person, never by its proposer or writer, and is in the audit log", async () => {
    const { id } = await service("news");
    await patch("writer", `/services/${id}?draft=true`, { title: "New words" });
    const proposal = await propose("writer", {
      place: "services",
      record: id,
      action: "publish",
      note: "The new price",
    });
    expect(await decide("writer", proposal)).toEqual([
      403,
      expect.stringContaining("You proposed"),
    ]);
    expect((await decide("recruiter", proposal))[0]).toBe(403);
    expect(await seen(id)).toBe("news");
    expect(await decide("reader", proposal)).toEqual([200, ""]);
    expect(await seen(id)).toBe("New words");
    expect(await stateOf(proposal)).toMatchObject({
      state: "done",
      proposer: "writer@example.com",
      decider: "reader@example.com",
      note: "The new price",
    });
    expect((await decide("admin", proposal))[0]).toBe(409);
    const { docs } = await cms.payload.db.find<AuditLog>({
      collection: "audit-log",
      where: { record: { equals: String(id) }, place: { equals: "services" } },
      sort: "id",
      pagination: false,
    });
    expect(docs.map(({ event, who }) => `${event} ${who.split("@")[0]}`)).toEqual([
      "published the content host",
      "proposed writer",
      "published reader",
      "approved reader",
    ]);
  });

  test("by someone else is not approved by the writer of the text", async () => {
    const { id } = await service("two");
    await patch("writer", `/services/${id}?draft=true`, { title: "Mine" });
    const proposal = await propose("reader", { place: "services", record: id, action: "publish" });
    expect(await decide("writer", proposal)).toEqual([403, expect.stringContaining("You wrote")]);
    expect((await decide("admin", proposal))[0]).toBe(200);
  });

  test("is void as soon as anyone changes a word of it", async () => {
    const { id } = await service("moving");
    await patch("writer", `/services/${id}?draft=true`, { title: "First" });
    const proposal = await propose("writer", { place: "services", record: id, action: "publish" });
    await patch("writer", `/services/${id}?draft=true`, { title: "First" });
    expect((await stateOf(proposal)).state).toBe("open");
    await patch("writer", `/services/${id}?draft=true&autosave=true`, { title: "Second" });
    expect((await stateOf(proposal)).state).toBe("void");
    expect((await decide("reader", proposal))[0]).toBe(409);
    expect(await seen(id)).toBe("moving");
  });

  test("is sent back with a comment", async () => {
    const { id } = await service("back");
    const proposal = await propose("writer", { place: "services", record: id, action: "trash" });
    expect(await decide("reader", proposal, "back", { word: "We need it" })).toEqual([200, ""]);
    expect(await stateOf(proposal)).toMatchObject({ state: "back", word: "We need it" });
    expect(await seen(id)).toBe("back");
  });

  test("with a time goes public at that time once approved, and not before", async () => {
    const { id } = await service("timed");
    const publishAt = new Date(Date.now() + HOUR).toISOString();
    await patch("writer", `/services/${id}?draft=true`, { title: "At its time", publishAt });
    const later = createScheduler({ payload: cms.payload, now: () => Date.now() + 2 * HOUR });
    await later.runDue();
    expect(await seen(id)).toBe("timed");
    expect([...scheduleProblems(cms.payload).values()]).toEqual([
      expect.stringContaining("second person"),
    ]);
    const proposal = await propose("writer", { place: "services", record: id, action: "publish" });
    expect((await decide("reader", proposal))[0]).toBe(200);
    expect([(await stateOf(proposal)).state, await seen(id)]).toEqual(["approved", "timed"]);
    const again = createScheduler({ payload: cms.payload, now: () => Date.now() + 2 * HOUR });
    await again.runDue();
    expect([(await stateOf(proposal)).state, await seen(id)]).toEqual(["done", "At its time"]);
    await Promise.all([later.stop(), again.stop()]);
  });

  test("may unpublish, trash or create a page, or save a redirect or a table of them", async () => {
    const [off, gone] = [await service("off"), await service("gone")];
    await as("writer", "/globals/about?draft=true", { body: { title: "Proposed page" } });
    const wanted = [
      { place: "services", record: off.id, action: "unpublish" },
      { place: "services", record: gone.id, action: "trash" },
      { place: "about", action: "publish" },
      { place: "redirects", action: "write", data: { from: "/x", to: "/y", status: "301" } },
    ];
    for (const one of wanted)
      expect(await decide("reader", await propose("writer", one))).toEqual([200, ""]);
    const table = await as("writer", "/redirects/import", { body: { csv: "/p,/q\n/x,/z,302\n" } });
    expect(await table.json()).toMatchObject({ report: [{ outcome: "proposed" }, {}] });
    const find = async () =>
      (await cms.payload.find({ collection: "redirects", sort: "from" })).docs.map(
        ({ from, to }) => `${from} ${to}`,
      );
    expect(await find()).toEqual(["/x /y"]);
    expect(await decide("reader", (await live())[0]?.id ?? 0)).toEqual([200, ""]);
    expect(await find()).toEqual(["/p /q", "/x /z"]);
    expect([await seen(off.id), await seen(gone.id)]).toEqual([null, null]);
    expect(await cms.payload.findGlobal({ slug: "about" })).toMatchObject({
      title: "Proposed page",
      _status: "published",
    });
  });

  test("is refused with a message when it is invalid", async () => {
    for (const [body, status] of [
      [{ place: "users", record: 1, action: "write", data: { role: "admin" } }, 404],
      [{ place: "services", record: 987_654, action: "publish" }, 404],
      [{ place: "services", action: "publish" }, 404],
      [{ place: "redirects", action: "write" }, 422],
      [{ place: "services", record: 1, action: "sing" }, 422],
      [null, 422],
    ] as const)
      expect((await as("writer", "/proposals/propose", { body })).status).toBe(status);
    const mine = await as("writer", "/proposals", { body: { place: "services" } });
    expect(mine.status).toBe(403);
  });
});

test("[SEC-28] off, nothing changes for editors; the operator's override works while it is on", async () => {
  await setOn(false);
  const { id } = await service("free");
  const published = await patch("writer", `/services/${id}`, {
    title: "Free",
    _status: "published",
  });
  expect([published.status, await seen(id)]).toEqual([200, "Free"]);
  expect(
    (
      await as("writer", "/proposals/propose", {
        body: { place: "services", record: id, action: "publish" },
      })
    ).status,
  ).toBe(409);
  await setOn(true);
  cms.payload.config.custom.publishAlone = true;
  const alone = await patch("writer", `/services/${id}`, { title: "Alone", _status: "published" });
  cms.payload.config.custom.publishAlone = false;
  expect([alone.status, await seen(id)]).toEqual([200, "Alone"]);
});
