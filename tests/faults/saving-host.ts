/**
 * A content host without its server, in a process that a test kills. It changes vacancies until then
 * and prints each change that was reported as saved: `saved <slug> <number>`. Between them it takes
 * in messages (`received <number>`), and tries a change and a new record that fail midway
 * (`refused`): their sections are those of another record. All the while it replaces a picture.
 */
import { setImmediate as nextRequest } from "node:timers/promises";
import { getPayload, type Migration } from "payload";
import { receiveForm } from "../../apps/cms/src/inbox/receive-form.ts";
import { inboxOf } from "../../apps/cms/src/inbox/save-submission.ts";
import { inboxFiles } from "../../apps/cms/src/inbox/store-file.ts";
import { libraryOf } from "../../apps/cms/src/library/library.ts";
import { openPreparer } from "../../apps/cms/src/library/preparer.ts";
import { buildCms } from "../../apps/cms/src/host/build-cms.ts";
import { readSettings } from "../../apps/cms/src/server/settings.ts";

const [dataDir = "", writers = "1", from = "0"] = process.argv.slice(2);
/** Sections of a vacancy: each is a row. */
const SECTIONS = 6;

const settings = readSettings(
  { DATA_DIR: dataDir },
  {
    payloadSecret: "of-no-value-outside-the-tests",
    purgeSecret: "of-no-value-outside-the-tests",
    adminEmail: "admin@example.com",
    adminPassword: "a-test-password",
  },
);
const payload = await getPayload({
  config: buildCms(settings, { logger: { options: { level: "silent" } } }),
});
await payload.db.migrate({ migrations: payload.db.prodMigrations as Migration[] });

/** Title and sections have one number: a half has two. */
const dataOf = (slug: string, number: number) => ({
  slug,
  title: `Change ${number}`,
  expectations: Array.from({ length: SECTIONS }, (_, at) => ({ title: `${number}.${at}` })),
  _status: "published" as const,
});

const collection = "vacancies";
const find = async (slug: string) =>
  (await payload.find({ collection, where: { slug: { equals: slug } }, depth: 0 })).docs[0];
const create = (data: object) => payload.create({ collection, data: data as never, depth: 0 });
const change = (id: number, data: object) =>
  payload.update({ collection, id, data: data as never, depth: 0 });

const { expectations: taken } =
  (await find("other")) ?? (await create({ ...dataOf("other", 0), title: "Other" }));

async function fail(id: number): Promise<void> {
  const half = { title: "Half", expectations: taken };
  const never = { ...half, slug: "half", _status: "published" };
  for (const attempt of [() => change(id, half), () => create(never)]) {
    const isSaved = await attempt().then(
      () => true,
      () => false,
    );
    process.stdout.write(isSaved ? "half\n" : "refused\n");
  }
}

async function write(slug: string): Promise<never> {
  let id = (await find(slug))?.id;
  for (let number = Number(from); ; number += 1) {
    // As a request of its own: SQLite's calls are synchronous, so that a loop leaves no time to others.
    await nextRequest();
    // Required of a draft, too: the type of a published vacancy has fields with defaults.
    const data = dataOf(slug, number);
    if (id === undefined) ({ id } = await create(data));
    else await change(id, data);
    process.stdout.write(`saved ${slug} ${number}\n`);
    if (slug === "writer-0") await fail(id);
  }
}

async function receive(): Promise<never> {
  const inbox = inboxOf(payload, inboxFiles(settings));
  for (let number = Number(from); ; number += 1) {
    await nextRequest();
    const body = new FormData();
    const message = { fullname: `Ann ${number}`, email: "ann@example.com", description: "A team." };
    const fields = { ...message, _wpcf7_unit_tag: "wpcf7-f1-o1", _variant: "main" };
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    const headers = { "user-agent": "Meridian-Intake/1" };
    const request = new Request("http://cms.test/", { method: "POST", body, headers });
    if ((await receiveForm(request, "contactForm", inbox)).ok)
      process.stdout.write(`received ${number}\n`);
  }
}
async function replacePicture(): Promise<never> {
  const data = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>',
  );
  const file = { data, name: "a.svg", mimetype: "image/svg+xml", size: data.length };
  let id = (await payload.find({ collection: "media", limit: 1, depth: 0 })).docs[0]?.id;
  for (;;) {
    const picture = { collection: "media", data: { alt: "A picture" }, file } as const;
    if (id === undefined) ({ id } = await payload.create(picture));
    else await payload.update({ ...picture, id });
    process.stdout.write("replaced\n");
  }
}

openPreparer();
await libraryOf(payload).clear(payload);
process.stdout.write("ready\n");
await Promise.all([
  replacePicture(),
  ...Array.from({ length: Number(writers) }, (_, writer) => write(`writer-${writer}`)),
  receive(),
]);
