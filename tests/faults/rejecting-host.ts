/**
 * A content host without its server, in a process that a test kills: it writes a batch of rejections
 * whose time has come (`written` each) and hands them to the intake (`handed` each), until none waits
 * (`done`). Started again it does both again. `node rejecting-host.ts <folder> <intake> <number>`
 */
import { getPayload, type Migration } from "payload";
import { buildCms } from "../../apps/cms/src/host/build-cms.ts";
import { keyOf } from "../../apps/cms/src/inbox/many/recipients.ts";
import { handOverAgain } from "../../apps/cms/src/inbox/replies/hand-over-again.ts";
import { UNSETTLED } from "../../apps/cms/src/inbox/replies/reply-states.ts";
import { store } from "../../apps/cms/src/inbox/replies/send-reply.ts";
import type { Submission } from "../../apps/cms/src/payload-types.ts";
import { SiteUnreachable, type SiteClient } from "../../apps/cms/src/server/site-client.ts";
import { readSettings } from "../../apps/cms/src/server/settings.ts";

const [dataDir = "", intake = "", people = "0"] = process.argv.slice(2);
const BATCH = "019ace00-0000-7000-8000-000000000001";
const secret = "of-no-value-outside-the-tests";

const settings = readSettings(
  { DATA_DIR: dataDir },
  {
    payloadSecret: secret,
    purgeSecret: secret,
    adminEmail: "admin@example.com",
    adminPassword: secret,
  },
);
const payload = await getPayload({
  config: buildCms(settings, { logger: { options: { level: "silent" } } }),
});
await payload.db.migrate({ migrations: payload.db.prodMigrations as Migration[] });

const reply: SiteClient["reply"] = async (letter) => {
  // Of this moment: the test does not wait for it.
  const body = JSON.stringify({ ...letter, inMs: 0 });
  const answer = await fetch(`${intake}/reply`, { method: "POST", body }).catch(() => null);
  if (!answer?.ok) throw new SiteUnreachable("no intake");
  process.stdout.write("handed\n");
  return "taken";
};
Object.assign(payload.config.custom.site, { reply });
await payload.updateGlobal({ slug: "notifications", data: { repliesPerDay: 10_000 } });

const user = { name: "Zoe Byron", email: "zoe@example.com" } as Parameters<typeof store>[0]["user"];
const { db } = payload;
for (let number = 0; number < Number(people); number += 1) {
  const email = `person-${number}@example.com`;
  const submission =
    (await db.findOne<Submission>({
      collection: "submissions",
      where: { address: { equals: email } },
    })) ??
    ((await db.create({
      collection: "submissions",
      data: { kind: "resume", status: "rejected", fields: {}, email, address: email },
    })) as Submission);
  const key = keyOf(BATCH, submission.id);
  const words = { subject: "Your application", text: "We chose another person.", seen: 0 };
  if (!(await db.findOne({ collection: "replies", where: { key: { equals: key } } })))
    await store(
      { payload, submission, user },
      { key, ...words, files: [], at: Date.now(), kind: "rejection", batch: BATCH },
    );
  process.stdout.write("written\n");
}
// Rounds, as each minute.
for (let waiting = 1; waiting > 0;) {
  await handOverAgain(payload, new Date(Date.now() + 11_000));
  const { docs } = await payload.find({ collection: "replies", where: UNSETTLED, limit: 0 });
  waiting = docs.filter(({ state }) => state !== "waiting").length;
}
process.stdout.write("done\n");
process.exit(0);
