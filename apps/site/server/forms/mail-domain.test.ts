import { expect, test } from "vitest";
import { checkDomain, type Dns } from "#server/forms/mail-domain.ts";

const missing = (code: string): Error => Object.assign(new Error(code), { code });
const dnsOf = (records: Record<string, string[] | string>): Dns & { names: string[] } => {
  const names: string[] = [];
  return {
    names,
    async resolveTxt(name) {
      names.push(name);
      const found = records[name];
      if (Array.isArray(found)) return found.map((text) => [text.slice(0, 5), text.slice(5)]);
      throw missing(found ?? "ENOTFOUND");
    },
  };
};
const check = async (records: Record<string, string[] | string>, selector?: string) => {
  const checks = await checkDomain({ from: "site@mail.example.com", selector }, dnsOf(records));
  return checks.map(({ name, isGood, says }) => `${name} ${isGood ? "good" : "bad"}: ${says}`);
};

test("[OWN-104] records are shown with what they mean; DMARC's of the domain above counts", async () => {
  const found = await check(
    {
      "mail.example.com": ["other=1", "v=spf1 include:_spf.provider.test ~all"],
      "s1._domainkey.mail.example.com": ["v=DKIM1; k=rsa; p=MIIB"],
      "_dmarc.example.com": ["v=DMARC1; p=none; sp=reject"],
    },
    "s1",
  );
  expect(found[0]).toContain(
    "SPF good: mail.example.com says: v=spf1 include:_spf.provider.test ~all",
  );
  expect(found[1]).toBe("DKIM good: The key is at s1._domainkey.mail.example.com.");
  expect(found[2]).toContain(
    "DMARC good: example.com says: v=DMARC1; p=none; sp=reject (receivers refuse",
  );
});

test("[OWN-104] an SPF record is shown in words: whom it names, and what it says of others", async () => {
  const says = async (record: string) =>
    (await check({ "mail.example.com": [`v=spf1 ${record}`] }))[0];
  expect(await says("mx a ip4:192.0.2.0/24 include:_spf.google.com -all")).toContain(
    "It names the servers that receive its mail, the server of its website, 192.0.2.0/24, _spf.google.com; receivers may refuse what comes from any other.",
  );
  expect(await says("INCLUDE:spf.protection.outlook.com ?all")).toContain(
    "It names spf.protection.outlook.com; it says nothing about others.",
  );
  expect(await says("redirect=_spf.example.net")).toContain("It names _spf.example.net.");
  expect(await says("redirect=_spf.example.net -all")).toContain("It names nobody; receivers may");
  expect(await says("a/24 mx/24 -all")).toContain(
    "It names the server of its website, the servers that receive its mail; receivers may",
  );
  expect(await says("exists:%{i}.x.test ptr ~all")).toContain(
    "It names those that %{i}.x.test finds, the servers with a name in its domain; what",
  );
  expect(await says("-all")).toContain("It names nobody; receivers may refuse");
  for (const open of ["a +all", "a all"])
    expect(await says(open)).toMatch(/^SPF bad: .*anybody may send in its name: end it with ~all/);
});

test("[OWN-104] what is missing is named, and what to do", async () => {
  const none = await check({});
  expect(none[0]).toContain("SPF bad: No SPF record names who may send for mail.example.com");
  expect(none[1]).toContain("DKIM bad: mail.example.com has no DKIM key");
  expect(none[2]).toContain("DMARC bad: No DMARC record");
  const odd = await check({
    "mail.example.com": ["v=spf1 -all", "v=spf1 a ~all", "v=spf10"],
    "_domainkey.mail.example.com": "ENODATA",
    "_dmarc.mail.example.com": ["v=DMARC1; p=often"],
  });
  expect(odd[0]).toContain("SPF bad: mail.example.com has more than one SPF record");
  expect(odd[1]).toContain("DKIM good: mail.example.com has DKIM keys. Enter the selector");
  expect(odd[2]).toContain(
    "DMARC bad: mail.example.com says: v=DMARC1; p=often (its policy cannot be read)",
  );
  const [, revoked] = await check({ "s1._domainkey.mail.example.com": ["v=DKIM1; p="] }, "s1");
  expect(revoked).toBe("DKIM bad: The key at s1._domainkey.mail.example.com is withdrawn.");
});

test("[OWN-104] a DNS that does not answer is no missing record", async () => {
  const late = "ETIMEOUT";
  const found = await check({
    "mail.example.com": late,
    "_domainkey.mail.example.com": late,
    "_dmarc.mail.example.com": late,
  });
  for (const line of found) expect(line).toContain("bad: The DNS could not be read (ETIMEOUT)");
});
