/** Approval and times of a translation, next to an original that stays as it is. */
import type { PayloadRequest } from "payload";
import { expect, test, vi } from "vitest";
import { createScheduler } from "#publishing/schedule/scheduler.ts";
import { answerGet } from "#contract/answer.ts";
import { startTranslation } from "#translations/start.ts";
import {
  as,
  cms,
  decide,
  needSecondPerson,
  patch,
  propose,
  service,
  setOn,
} from "#testing/approval-fixture.ts";

vi.setConfig({ testTimeout: 60_000 });
needSecondPerson();

const HOUR = 3_600_000;
const german = async (slug: string): Promise<unknown> => {
  const address = `http://cms.test/api/wp/v2/posts?slug=${slug}&lang=de`;
  return (await answerGet(new URL(address), cms.payload)).json();
};
/** The draft of a German translation. */
async function begin(slug: string): Promise<number> {
  await setOn(false);
  await cms.payload.updateGlobal({
    slug: "site-settings",
    data: { brand: { name: "M" }, otherLanguages: ["de"], _status: "published" },
  });
  const { id: record } = await service(slug);
  const req = { payload: cms.payload, context: {} } as PayloadRequest;
  const place = { kind: "services", record, language: "de" };
  const id = Number(await startTranslation(req, place, true));
  const data = { sameWords: true };
  await cms.payload.update({ collection: "translations", id, draft: true, data });
  await setOn(true);
  return id;
}

test("[LANG-52] a translation is published by a second person", async () => {
  const id = await begin("approved");
  const direct = await patch("writer", `/translations/${id}`, { _status: "published" });
  expect(direct.status).toBe(403);
  expect(await german("approved")).toEqual([]);
  const proposal = await propose("writer", {
    place: "translations",
    record: id,
    action: "publish",
  });
  expect(await decide("reader", proposal)).toEqual([200, ""]);
  expect(await german("approved")).toMatchObject([{ slug: "approved" }]);
});

test("[LANG-52] a translation is published and withdrawn at its own times", async () => {
  const id = await begin("timed");
  await setOn(false);
  const at = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();
  await cms.payload.update({
    collection: "translations",
    id,
    data: { publishAt: at(1), unpublishAt: at(3) },
    draft: true,
  });
  const shown: unknown[] = [];
  for (const hours of [0, 2, 4]) {
    const scheduler = createScheduler({
      payload: cms.payload,
      now: () => Date.now() + hours * HOUR,
    });
    await scheduler.runDue();
    await scheduler.stop();
    shown.push(await german("timed"));
  }
  expect(shown).toMatchObject([[], [{ slug: "timed" }], []]);
});

test("[LANG-60] with the rule of a second person, opening a language is refused with the remedy", async () => {
  await setOn(false);
  await cms.payload.updateGlobal({
    slug: "site-settings",
    data: { otherLanguages: ["de", "fr"], preparedLanguages: ["fr"], _status: "published" },
  });
  await setOn(true);
  const body = { language: "fr", anyway: true };
  const press = () => as("writer", "/translations/open", { body });
  const refused = await press();
  expect(refused.status).toBe(403);
  expect(await refused.text()).toContain("switch the rule off first");
  await setOn(false);
  expect((await press()).status).toBe(200);
});
