/** The demo's host, in the test's process: records without drafts, versions or a trash. */
import { randomUUID } from "node:crypto";
import { signedPost } from "@meridian/contract/site-protocol/signature";
import { withoutLinks } from "@meridian/contract";
import { createDemoHost, type DemoContent } from "@meridian/demo";
import { addressOf, type Face, type Item, type Kind, type Language } from "../model.ts";
import type { HostDriver } from "./host-driver.ts";
import { newestFirst, numberOf, recordsOf, written, type DemoRecord } from "./demo-records.ts";

const PURGE_SECRET = "histories-purge-secret-0123";
const PAGES = {
  post: "blog",
  service: "services",
  vacancy: "vacancies",
  technology: "technologies",
} as const;
/** Above the numbers of the demo's own records. */
const FIRST_NUMBER = 50_000;

export function demoHost(port: number, sitePort: number): HostDriver {
  const host = createDemoHost({ languages: ["de"] });
  const german = host.translations.get("de");
  if (!german) throw new Error("the demo has no German content");
  const patterns = new Map<string, DemoRecord>();
  let last = FIRST_NUMBER;
  const contentOf = (language: Language): DemoContent =>
    language === "en" ? host.content : german;
  const find = ({ kind, id }: Pick<Item, "kind" | "id">, language: Language) =>
    recordsOf(contentOf(language), kind).find((record) => numberOf(record) === Number(id));
  const remove = ({ kind, id }: Item, language: Language): void => {
    const records = recordsOf(contentOf(language), kind);
    const at = records.findIndex((record) => numberOf(record) === Number(id));
    if (at >= 0) records.splice(at, 1);
  };
  const purge = async (): Promise<void> => {
    const call = { tags: ["*"], id: randomUUID(), at: Date.now() };
    // A site that is not running reads everything at its start.
    await fetch(`http://127.0.0.1:${sitePort}/purge`, signedPost(call, PURGE_SECRET)).catch(
      () => undefined,
    );
  };
  const slugOf = (kind: Kind, { slug = "", post_name: name = slug }: DemoRecord): string =>
    kind === "technology" ? name.replace("technologies-", "") : name;

  /** As a host does: without chains, and not from an address that has a page again. */
  function move(kind: Kind, language: Language, [before, after]: [string, string]): void {
    const [from, to] = [before, after].map((slug) => addressOf(kind, slug, language));
    if (from === undefined || to === undefined || from === to) return;
    const others = host.content.redirects.filter((one) => one.from !== to && one.from !== from);
    for (const one of others) if (one.to === from) one.to = to;
    host.content.redirects = [...others, { from, to, status: 301 }];
  }
  function put(item: Pick<Item, "kind" | "id">, language: Language, face: Face): void {
    const { kind, id } = item;
    const pattern = patterns.get(`${kind} ${language}`) ?? patterns.get(`${kind} en`);
    if (!pattern) throw new Error(`the demo has no ${kind}`);
    const record = { ...written(kind, pattern, Number(id), face), ...days.get(`${kind} ${id}`) };
    const before = find(item, language);
    if (before) move(kind, language, [slugOf(kind, before), face.slug]);
    if (before) Object.assign(before, record);
    else recordsOf(contentOf(language), kind).push(record);
    if (kind === "post") newestFirst(contentOf(language));
  }
  /** Each version of a record names all. */
  function nameVersions(item: Pick<Item, "kind" | "id">): void {
    const versions = (["en", "de"] as const).flatMap((language) => {
      const record = find(item, language);
      return record ? [[language, record] as const] : [];
    });
    const names = Object.fromEntries(
      versions.map(([language, record]) => [language, slugOf(item.kind, record)]),
    );
    for (const [, record] of versions) record.translations = versions.length > 1 ? names : {};
  }
  const days = new Map<string, { date?: string }>();
  const apply = async (change: () => void, item?: Pick<Item, "kind" | "id">): Promise<void> => {
    change();
    if (item) nameVersions(item);
    await purge();
  };

  return {
    url: `http://127.0.0.1:${port}`,
    purgeSecret: PURGE_SECRET,
    async start() {
      // The demo switches off what it has not translated.
      german.siteSettings.pages = { off: [] };
      for (const language of ["en", "de"] as const)
        for (const kind of Object.keys(PAGES) as Kind[]) {
          const [first] = recordsOf(contentOf(language), kind);
          // An English pattern may be all that there is: its links lead to what German lacks.
          if (first)
            patterns.set(
              `${kind} ${language}`,
              withoutLinks(structuredClone(first), () => true),
            );
        }
      await host.listen(port);
    },
    stop: () => host.stop(),
    async create({ kind, face, day }) {
      const id = String(++last);
      if (kind !== "service" && kind !== "technology") days.set(`${kind} ${id}`, { date: day });
      await apply(() => put({ kind, id }, "en", face), { kind, id });
      return id;
    },
    publish: (item, face) =>
      apply(() => {
        put(item, "en", face);
        // Its withdrawal took the translation, too.
        if (item.de?.isPublic) put(item, "de", item.de.face);
      }, item),
    withdraw: (item) =>
      apply(() => {
        const record = find(item, "en");
        if (item.kind === "vacancy" && record) record.closed = true;
        else remove(item, "en");
        remove(item, "de");
      }, item),
    async translate(item, face) {
      await apply(() => put(item, "de", face), item);
      return item.id;
    },
    withdrawTranslation: (item) => apply(() => remove(item, "de"), item),
    setOff: (kinds) =>
      apply(() => {
        for (const language of ["en", "de"] as const)
          contentOf(language).siteSettings.pages = { off: kinds.map((kind) => PAGES[kind]) };
      }),
    setGerman: (isOn) =>
      apply(() => {
        for (const language of ["en", "de"] as const)
          contentOf(language).siteSettings.otherLanguages = isOn ? ["de"] : [];
        if (isOn) host.translations.set("de", german);
        else host.translations.delete("de");
      }),
    async linkEverywhere() {
      // The demo's own footer and menu have links already.
    },
    async restart() {
      await host.stop();
      await host.listen(port);
    },
    goAway: () => host.behave("*", { down: true }),
    comeBack: () => host.behave("*", {}),
  };
}
