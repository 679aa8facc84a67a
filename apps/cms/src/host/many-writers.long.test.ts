/** Eight editors, forms and a schedule write to one SQLite file at the same time. */
import { expect, test, vi } from "vitest";
import { inboxOf } from "#inbox/save-submission.ts";
import { receiveForm } from "#inbox/receive-form.ts";
import { inboxFiles } from "#inbox/store-file.ts";
import { createScheduler } from "#publishing/schedule/scheduler.ts";
import { scheduleProblems } from "#publishing/schedule/shared-scheduler.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 600_000 });
const cms = testCms();

const EDITORS = 8;
const SAVES = 10;
const FORMS = 40;
const HOUR = 3_600_000;

const collection = "services";
const create = (slug: string, more: object = {}) =>
  cms.payload.create({
    collection,
    data: { slug, title: slug, order: 1, _status: "draft", ...more },
    draft: true,
  });

/** Autosaves, and publishes each fifth time. */
async function edit(editor: number): Promise<string> {
  const { id } = await create(`editor-${editor}`);
  let title = "";
  for (let save = 1; save <= SAVES; save += 1) {
    title = `Save ${save}`;
    const isDraft = save % 5 !== 0;
    await cms.payload.update({
      collection,
      id,
      data: { title, _status: isDraft ? "draft" : "published" },
      draft: isDraft,
      autosave: isDraft,
    });
  }
  return (await cms.payload.findByID({ collection, id, draft: true, depth: 0 })).title ?? "";
}

async function send(number: number): Promise<number> {
  const body = new FormData();
  const fields = {
    fullname: `Ann ${number}`,
    email: "ann@example.com",
    description: "A team.",
    _wpcf7_unit_tag: "wpcf7-f1-o1",
    _variant: "main",
  };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const request = new Request("http://cms.test/", {
    method: "POST",
    body,
    headers: { "user-agent": "Meridian-Intake/1" },
  });
  const inbox = inboxOf(cms.payload, inboxFiles(cms.settings));
  return (await receiveForm(request, "contactForm", inbox)).status;
}

test("[OWN-79] eight editors with autosave, forms and a schedule at the same time: no error, all is stored", async () => {
  const { payload } = cms;
  const times = Array.from({ length: EDITORS }, async (_, at) =>
    create(`timed-${at}`, { publishAt: new Date(Date.now() + HOUR).toISOString() }),
  );
  await Promise.all(times);
  const scheduler = createScheduler({ payload, now: () => Date.now() + 2 * HOUR });
  const [titles, sent] = await Promise.all([
    Promise.all(Array.from({ length: EDITORS }, (_, editor) => edit(editor))),
    Promise.all(Array.from({ length: FORMS }, (_, number) => send(number))),
    scheduler.runDue(),
  ]);
  await scheduler.stop();
  expect(titles).toEqual(titles.map(() => `Save ${SAVES}`));
  expect(sent).toEqual(sent.map(() => 200));
  expect([...scheduleProblems(payload)]).toEqual([]);
  const published = { slug: { like: "timed-" }, _status: { equals: "published" } };
  const counts = [
    await payload.count({ collection: "submissions" }),
    await payload.count({ collection, where: published }),
  ];
  expect(counts.map(({ totalDocs }) => totalDocs)).toEqual([FORMS, EDITORS]);
});
