/**
 * A content host without its server, in a process that a test kills. It changes vacancies until then
 * and prints each change that was reported as saved: `saved <slug> <number>`.
 */
import { getPayload, type Migration } from "payload";
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

async function write(writer: number): Promise<never> {
  const slug = `writer-${writer}`;
  const collection = "vacancies";
  const { docs } = await payload.find({ collection, where: { slug: { equals: slug } }, depth: 0 });
  let id = docs[0]?.id;
  for (let number = Number(from); ; number += 1) {
    // Required of a draft, too: the type of a published vacancy has fields with defaults.
    const data = dataOf(slug, number) as never;
    if (id === undefined) ({ id } = await payload.create({ collection, data }));
    else await payload.update({ collection, id, data, depth: 0 });
    process.stdout.write(`saved ${slug} ${number}\n`);
  }
}
process.stdout.write("ready\n");
await Promise.all(Array.from({ length: Number(writers) }, (_, writer) => write(writer)));
