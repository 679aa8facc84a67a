import { join } from "node:path";
import { BUILT_IN } from "@meridian/contract/theme";
import {
  poolLink,
  readPoolLink,
  type PoolAnswer,
  type PoolCall,
} from "@meridian/contract/site-protocol/talent-pool";
import { expect, test, vi } from "vitest";
import { readSiteConfig } from "#server/config/site-file.ts";
import { poolLetter } from "#server/cms-link/pool-letter.ts";
import { createTalentPool } from "#server/talent-pool/talent-pool.ts";

const SECRET = "s".repeat(32);
const SETTINGS = {
  siteUrl: "https://www.example.com",
  contentHost: "http://cms.test",
  contentApi: "/api",
  purgeSecret: SECRET,
};
const file = await readSiteConfig(join(import.meta.dirname, "../../site.config.json"));
const english = {
  ...file,
  brand: { ...file.brand, name: "ACME <1>" },
  talentPool: { text: "Keep my application, see [privacy].", months: 6 },
};
const german = {
  ...english,
  language: "de",
  talentPool: { text: "Bewerbung aufbewahren.", months: 6 },
};
const siteSettings = {
  latest: english,
  latestIn: (code?: string) => (code === "de" ? german : english),
};
const LINK = poolLink(SECRET, "01a2261e");
const END = "2027-03-31T12:00:00.000Z";
const MEMBER: PoolAnswer = { is: "known", until: END, language: "en" };

function opened(answer: PoolAnswer | number = MEMBER, own = siteSettings) {
  const calls: PoolCall[] = [];
  const warn = vi.fn<() => void>();
  const pool = createTalentPool({
    settings: SETTINGS,
    siteSettings: own,
    isHttps: true,
    theme: () => BUILT_IN,
    fonts: { cached: () => "" },
    log: { warn },
    fetch: async (address, init) => {
      expect(String(address)).toBe("http://cms.test/api/meridian/v1/talent-pool");
      calls.push(JSON.parse(String(init?.body)));
      return typeof answer === "number"
        ? new Response(null, { status: answer })
        : Response.json(answer);
    },
  });
  const address = `${SETTINGS.siteUrl}/my-application`;
  const show = (link = LINK) => pool.show(new Request(`${address}?link=${link}`));
  /** The form of a page. */
  const formOf = (html: string): Record<string, string> =>
    Object.fromEntries(
      [...html.matchAll(/name="(\w+)" value="([^"]*)">/g)].map(([, name, value]) => [name, value]),
    );
  const press = (fields: Record<string, string>) =>
    pool.take(new Request(address, { method: "POST", body: new URLSearchParams(fields) }));
  return { calls, warn, show, press, formOf };
}

test("[OWN-138] a link's page changes nothing, says until when, and offers one press to stay and one to leave", async () => {
  const { calls, show } = opened();
  const reply = await show();
  const html = await reply.text();
  expect(calls.map(({ does }) => does)).toEqual([{ act: "look" }]);
  expect(reply.status).toBe(200);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
    "content-security-policy": expect.stringContaining("form-action 'self'"),
  });
  expect(html).toContain("until March 31, 2027.");
  expect(html).toContain("Keep my application, see privacy.");
  expect(html).toContain("ACME &lt;1&gt;");
  expect(html.match(/<button name="act" value="\w+">/g)).toEqual([
    '<button name="act" value="stay">',
    '<button name="act" value="leave">',
  ]);
  expect(html).toContain(`<input type="hidden" name="link" value="${LINK}">`);
});

test("[OWN-138] a press passes on what the person saw: the sentence in their language and the new end, or that they leave", async () => {
  const { calls, show, press, formOf } = opened({ ...MEMBER, language: "de" });
  vi.useFakeTimers({ now: new Date("2027-03-01T00:00:00Z"), toFake: ["Date"] });
  const form = formOf(await (await show()).text());
  // The end that the button named, also days later.
  vi.setSystemTime(new Date("2027-03-20T00:00:00Z"));
  const stayed = await press({ ...form, act: "stay" });
  vi.useRealTimers();
  expect(await stayed.text()).toMatch(/lang="de"[^]*Sie bleiben in unserem Talentpool/);
  const left = await press({ act: "leave", link: LINK });
  expect(await left.text()).toContain("Sie haben unseren Talentpool verlassen");
  expect(calls.map(({ does }) => does)).toEqual([
    { act: "look" },
    { act: "stay", text: "Bewerbung aufbewahren.", until: "2027-09-01T00:00:00.000Z" },
    { act: "leave" },
  ]);
  await press({ act: "else", link: LINK });
  await press({});
  expect(calls.map(({ does }) => does.act)).toEqual(["look", "stay", "leave", "look"]);
});

test("[OWN-138] a sentence or a time that the owner has changed since is shown first, and not agreed to", async () => {
  const own = { ...english };
  const { calls, show, press, formOf } = opened(MEMBER, { latest: own, latestIn: () => own });
  const form = formOf(await (await show()).text());
  own.talentPool = { text: "Keep it for ever.", months: 6 };
  const reply = await (await press({ ...form, act: "stay" })).text();
  expect(reply).toContain("Keep it for ever.");
  expect(reply).toContain("This page was out of date, so nothing was changed.");
  own.talentPool = { ...english.talentPool, months: 3 };
  await press({ ...form, act: "stay" });
  for (const until of [
    "",
    "2027",
    "2020-01-01T00:00:00.000Z",
    "9999-01-01T00:00:00.000Z",
    "+010000-01-01T00:00:00.000Z",
  ])
    await press({ ...form, act: "stay", until });
  expect(calls.every(({ does }) => does.act === "look")).toBe(true);
  expect(calls).toHaveLength(8);
});

test("[OWN-138] without the owner's sentence a person can leave and not stay; who is out sees it", async () => {
  const off = { ...english, talentPool: { text: "", months: 6 } };
  const { calls, show, press } = opened(MEMBER, { latest: off, latestIn: () => off });
  expect(await (await show()).text()).not.toContain('value="stay"');
  await press({ act: "stay", link: LINK, language: "en" });
  expect(calls.map(({ does }) => does.act)).toEqual(["look", "look"]);
  const later = await (
    await opened({ ...MEMBER, until: "2099-01-01T00:00:00.000Z" }).show()
  ).text();
  expect(later).not.toContain('value="stay"');
  const out = await (await opened({ ...MEMBER, until: null }).show()).text();
  expect(out).toContain("Your application is not in our talent pool.");
  expect(out).toMatch(/value="join">Join again until /);
  expect(out).not.toContain('value="leave"');
});

test("[OWN-138] a page left open until its end, or after leaving elsewhere, is refused with a reason; joining again is another press", async () => {
  const form = opened().formOf(await (await opened().show()).text());
  const out = opened({ ...MEMBER, until: null });
  const late = await (await out.press({ ...form, act: "stay" })).text();
  expect(late).toContain("This page was out of date, so nothing was changed.");
  expect(late).not.toContain("You stay");
  expect(late).toContain('value="join"');
  const { calls, press } = opened();
  expect(await (await press({ ...form, act: "join" })).text()).toContain("You stay");
  expect(calls.map(({ does }) => does.act)).toEqual(["join"]);
});

test("[OWN-138] a link of another site, purpose or person, cut or long, reaches no host", async () => {
  const { calls, show, press } = opened();
  const [payload, mac] = LINK.split(".");
  const other = Buffer.from("01a2261f").toString("base64url");
  for (const link of ["", "x", `${payload}.`, `${other}.${mac}`, `${LINK}.x`, LINK.repeat(9)]) {
    expect(readPoolLink(SECRET, link), link).toBeNull();
    expect(await (await show(link)).text()).toContain("This link is not complete");
    expect((await press({ act: "leave", link })).status).toBe(200);
  }
  expect(readPoolLink(`${SECRET}x`, LINK)).toBeNull();
  expect(readPoolLink(SECRET, LINK)).toBe("01a2261e");
  expect(calls).toEqual([]);
});

test("[OWN-138] while the host is away the person reads it, and the log names no link", async () => {
  const { show, warn } = opened(500);
  const reply = await show();
  expect([reply.status, await reply.text()]).toEqual([
    503,
    expect.stringContaining("Please try again later"),
  ]);
  expect(JSON.stringify(warn.mock.calls)).toContain("HTTP 500");
  expect(JSON.stringify(warn.mock.calls)).not.toContain(LINK);
});

test("[OWN-138] the letter is in the application's language and has the link", () => {
  const about = { submission: "01a2261e", language: "de", until: END };
  const services = { settings: SETTINGS, siteSettings };
  expect(poolLetter(about, services)).toEqual({
    subject: "Ihre Bewerbung im Talentpool von ACME <1>",
    text: expect.stringContaining(`https://www.example.com/my-application?link=${LINK}`),
  });
  expect(poolLetter(about, services).text).toContain("bis 31. März 2027");
  expect(poolLetter({ ...about, language: "" }, services).text).toContain("until March 31, 2027");
});
