import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { systemClock, type Clock } from "#clock.ts";
import { createIntake, type Intake } from "#intake.ts";
import { openPostgresJournal } from "#journal/postgres.ts";
import { until } from "#tests/fake-clock.ts";
import { newFolder } from "#tests/new-folder.ts";
import { contactPost, solvedCaptcha } from "#tests/posts.ts";
import { onPostgres } from "#tests/on-postgres.ts";
import { createNotedLog, sampleSubmission } from "#tests/samples.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;
const OFF = [0, 10 * MINUTE, -10 * MINUTE];

const HOOK = "https://hook.test/";
const wrongBy = (ms: number): Clock => ({ ...systemClock, now: () => Date.now() + ms });

onPostgres("nodes on one journal", (cluster) => {
  /** Three nodes of one site; their clocks are right, ten minutes ahead and ten behind. */
  async function startNodes(fetch: typeof globalThis.fetch) {
    const databaseUrl = await cluster.newDatabase();
    const log = createNotedLog();
    const dataDir = join(newFolder(), "intake");
    const nodes: Intake[] = [];
    for (const ms of OFF)
      nodes.push(
        await createIntake({
          dataDir,
          databaseUrl,
          formSecret: "the same on all",
          deliver: {
            host: { contact: { url: "http://host.test/contact/feedback" } },
            webhook: () => ({ url: HOOK, secret: "at least sixteen characters" }),
          },
          clock: wrongBy(ms),
          log,
          fetch,
        }),
      );
    onTestFinished(async () => void (await Promise.all(nodes.map((node) => node.stop()))));
    return { nodes, log };
  }

  test("[NODE-01] no node takes what another is delivering, though its clock is ten minutes off", async () => {
    const held = Promise.withResolvers<void>();
    let arrived = 0;
    const { nodes, log } = await startNodes(async (address) => {
      if (String(address) === HOOK) {
        arrived += 1;
        await held.promise;
      }
      return Response.json({ status: "mail_sent", message: "ok" });
    });
    const post = async (words: string): Promise<void> => {
      for (const [at, node] of nodes.entries())
        expect(
          await node.take(
            contactPost({ ...(await solvedCaptcha(node)), description: `${words} ${at}` }),
          ),
        ).toMatchObject({ reason: "stored" });
    };
    await post("First");
    await until(() => arrived === 3, "each is under way");
    // A new message makes a node poll at once, also for others' work.
    await post("Second");
    await until(() => arrived >= 6, "those are under way too");
    await new Promise((resolve) => setTimeout(resolve, 500));
    held.resolve();
    const delivered = async (): Promise<number> =>
      (await Promise.all(nodes.map((node) => node.metrics()))).reduce(
        (sum, each) => sum + each.delivered,
        0,
      );
    await until(async () => (await delivered()) >= 12, "all are delivered");
    expect(arrived).toBe(6);
    expect(await delivered()).toBe(12);
    expect(log.lines.filter(({ details }) => details.alert === true)).toEqual([]);
  });

  test("[NODE-01] one node's captcha is valid at the others, once", async () => {
    const { nodes } = await startNodes(async () =>
      Response.json({ status: "mail_sent", message: "ok" }),
    );
    for (const issuer of nodes)
      for (const taker of nodes) {
        const solved = await solvedCaptcha(issuer);
        const words = `From ${nodes.indexOf(issuer)} to ${nodes.indexOf(taker)}`;
        expect(await taker.take(contactPost({ ...solved, description: words }))).toMatchObject({
          reason: "stored",
        });
        expect(
          await issuer.take(contactPost({ ...solved, description: `${words}, again` })),
        ).toMatchObject({ reason: "captcha" });
      }
  });

  test("[NODE-01] removes nothing before its time, though a node's clock is ten minutes ahead", async () => {
    const databaseUrl = await cluster.newDatabase();
    const journal = openPostgresJournal(databaseUrl);
    onTestFinished(() => journal.close());
    const ages = [30 * DAY - 5 * MINUTE, 30 * DAY + 5 * MINUTE];
    for (const [at, age] of ages.entries())
      await journal.store(
        sampleSubmission({ receivedAt: Date.now() - age, key: `${at}` }),
        [],
        null,
      );
    await journal.spend({ token: "spent", until: Date.now() + 5 * MINUTE });
    for (const ms of OFF) {
      const log = createNotedLog();
      const node = await createIntake({
        dataDir: newFolder(),
        databaseUrl,
        formSecret: "s",
        deliver: { host: {} },
        retentionDays: 30,
        clock: wrongBy(ms),
        log,
      });
      await until(async () => (await journal.find("1")) === null, "what is older is removed");
      await node.stop();
    }
    expect(await journal.find("0")).not.toBeNull();
    expect(await journal.spend({ token: "spent", until: 1 })).toBe(false);
  });

  test("[NODE-18] all nodes leave a target alone that one got a Retry-After from, also for new messages; then all is sent", async () => {
    const requests: number[] = [];
    const { nodes } = await startNodes(async (address) => {
      if (String(address) === HOOK) requests.push(Date.now());
      return String(address) === HOOK && requests.length === 1
        ? new Response("", { status: 429, headers: { "retry-after": "2" } })
        : Response.json({ status: "mail_sent", message: "ok" });
    });
    const retried = async (): Promise<number> =>
      (await Promise.all(nodes.map((node) => node.metrics()))).reduce(
        (sum, each) => sum + each.retried,
        0,
      );
    for (const [at, node] of nodes.entries()) {
      const words = { description: `Message ${at}` };
      expect(
        await node.take(contactPost({ ...(await solvedCaptcha(node)), ...words })),
      ).toMatchObject({ reason: "stored" });
      if (at === 0) await until(async () => (await retried()) === 1, "it returns Retry-After");
    }
    await until(() => requests.length >= 2, "a node retries");
    expect((requests[1] ?? 0) - (requests[0] ?? 0)).toBeGreaterThan(1900);
    await until(() => requests.length === 4, "all three go out");
  });

  test("[NODE-18] one node at a time probes a failing target; its success makes all due", async () => {
    const databaseUrl = await cluster.newDatabase();
    const journals = [0, 1, 2].map(() => openPostgresJournal(databaseUrl));
    onTestFinished(async () => void (await Promise.all(journals.map((each) => each.close()))));
    const turns = async (ms: number): Promise<number> =>
      (await Promise.all(journals.map((each) => each.takeTurn?.("host", ms)))).filter(Boolean)
        .length;
    expect([await turns(40_000), await turns(40_000)]).toEqual([1, 0]);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await turns(50)).toBe(1);
    const [one, two] = journals;
    if (!one || !two) throw new Error("three journals");
    const now = Date.now();
    await one.store(sampleSubmission({ receivedAt: now, key: "held" }), ["host", "mail"], null);
    await one.leaveAlone?.("host", MINUTE);
    await two.leaveAlone?.("host", MINUTE / 2);
    const claimed = async (target: string, at: number): Promise<number> => {
      const claim = { owner: "two", target, now: at, leaseMs: 1, limit: 9, early: true };
      return (await two.claim(claim)).length;
    };
    expect([await claimed("host", now), await claimed("mail", now)]).toEqual([0, 1]);
    const due = (await two.nextDue("host")) ?? 0;
    expect(due).toBeGreaterThanOrEqual(now + MINUTE);
    expect(await two.nextDue("webhook")).toBeNull();
    expect(await claimed("host", due)).toBe(1);
    await two.leaveAlone?.("host", 10 * DAY);
    expect(await claimed("host", now + 2 * MINUTE), "a pause that no clock needs is cut").toBe(1);
  });
});
