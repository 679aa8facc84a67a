/** The built content host, driven through the admin's API as its forms do. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { appProcess } from "../../app-process.ts";
import type { Face, Item, Kind } from "../model.ts";
import { ADMIN, adminApi, COLLEAGUE } from "./admin-api.ts";
import { bundledFaults } from "./bundled-faults.ts";
import { bundledFiles } from "./bundled-files.ts";
import { COLLECTIONS, faceOf, fieldsOf, pathOf, rowsOf } from "./bundled-fields.ts";
import type { HostDriver } from "./host-driver.ts";

const PURGE_SECRET = "histories-purge-secret-0123";
/** Milliseconds until a scheduled time. */
const SOON = 1500;
const soon = (): string => new Date(Date.now() + SOON).toISOString();

const PAGES: Record<Kind, string> = {
  post: "blog",
  service: "services",
  vacancy: "vacancies",
  technology: "technologies",
};

type Doc = Record<string, unknown> & { id: number };
interface Saved {
  doc: Doc;
}

/** On `port`; `sitePort`: where it notifies the site. */
export function bundledHost(port: number, sitePort: number): HostDriver {
  const dataDir = mkdtempSync(join(tmpdir(), "histories-cms-"));
  const site = `http://127.0.0.1:${sitePort}`;
  const cms = appProcess("cms", port, {
    DATA_DIR: dataDir,
    SEED_DEMO: "0",
    LOG_LEVEL: "warn",
    SITE_URL: site,
    PURGE_URL: `${site}/purge`,
    PURGE_SECRET,
    PAYLOAD_SECRET: "histories-payload-secret-01",
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  const api = adminApi(cms.url, ADMIN);
  let lastPosition = 100;
  const settings = (data: object) =>
    api.call("/globals/site-settings", "POST", { ...data, _status: "published" });
  async function setGerman(isOn: boolean): Promise<void> {
    await settings({ otherLanguages: isOn ? ["de"] : [] });
    if (isOn) await api.call("/translations/open", "POST", { language: "de", anyway: true });
  }
  const patch = (path: string, data: object) => api.call<Saved>(path, "PATCH", data);
  const rows = async ({ kind, id }: Item) =>
    rowsOf(kind, await api.call<Doc>(`${pathOf({ kind, id })}?draft=true&depth=0`));
  const change = async (item: Item, face: Face, more: object, query = "") =>
    patch(pathOf(item) + query, {
      ...fieldsOf(item.kind, face, await rows(item)),
      slug: face.slug,
      ...more,
    });

  async function translationOf(item: Item): Promise<string> {
    const { address } = await api.call<{ address: string }>("/translations/start", "POST", {
      kind: COLLECTIONS[item.kind],
      record: Number(item.id),
      language: "de",
      isCopy: false,
    });
    return address.split("/").at(-1) ?? "";
  }
  async function saveTranslation(
    item: Item,
    id: string,
    face: Face,
    as: "published" | "draft" = "published",
  ): Promise<void> {
    const doc = await api.call<{ words: [Doc] }>(`/translations/${id}?draft=true&depth=0`);
    const [block] = doc.words;
    const words = { ...block, ...fieldsOf(item.kind, face, rowsOf(item.kind, block)) };
    await patch(`/translations/${id}${as === "draft" ? "?draft=true&autosave=true" : ""}`, {
      words: [words],
      slug: face.slug,
      _status: as,
    });
  }
  async function translatePage(kind: string): Promise<void> {
    const { address } = await api.call<{ address: string }>("/translations/start", "POST", {
      kind,
      record: null,
      language: "de",
      isCopy: true,
    });
    await patch(`/translations/${address.split("/").at(-1)}`, {
      sameWords: true,
      _status: "published",
    });
  }

  return {
    url: cms.url,
    purgeSecret: PURGE_SECRET,
    listsRemoved: true,
    async start() {
      await cms.start();
      await setGerman(true);
      for (const kind of ["home", "privacy-policy", "terms-of-use"]) await translatePage(kind);
      await api.call("/users", "POST", {
        ...COLLEAGUE,
        currentPassword: ADMIN.password,
        role: "editor",
        name: "Ben",
      });
    },
    async stop() {
      await cms.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    async create({ kind, face, day, isPublic, isHot }) {
      const { doc } = await api.call<Saved>(
        `/${COLLECTIONS[kind]}${isPublic ? "" : "?draft=true"}`,
        "POST",
        {
          ...fieldsOf(kind, face),
          slug: face.slug,
          ...(kind === "post" && { date: `${day}T12:00:00.000Z` }),
          ...(kind === "vacancy" && { hot: isHot ? 1 : 0 }),
          _status: isPublic ? "published" : "draft",
        },
      );
      return String(doc.id);
    },
    publish: async (item, face) => void (await change(item, face, { _status: "published" })),
    saveDraft: async (item, face) =>
      void (await change(item, face, { _status: "draft" }, "?draft=true&autosave=true")),
    withdraw: async (item) => void (await patch(pathOf(item), { _status: "draft" })),
    async trash(item) {
      const data = { deletedAt: new Date().toISOString() };
      // With links to the record, the first press only names them.
      const { status } = await api.attempt(pathOf(item), "PATCH", data);
      if (status !== 200) await patch(pathOf(item), data);
    },
    restore: async (item) => void (await patch(`${pathOf(item)}?trash=true`, { deletedAt: null })),
    async translate(item, face) {
      const id = item.de?.id ?? (await translationOf(item));
      await saveTranslation(item, id, face);
      return id;
    },
    withdrawTranslation: async ({ de }) =>
      void (await patch(`/translations/${de?.id}`, { _status: "draft" })),
    setOff: async (kinds) =>
      void (await settings({ pages: { off: kinds.map((one) => PAGES[one]) } })),
    setGerman,
    async linkEverywhere(addresses) {
      const links = addresses.map((link, at) => ({ label: `Link ${at + 1}`, link }));
      await api.call("/globals/options", "POST", { services: links, _status: "published" });
      await settings({ menu: { items: [{ label: "Blog", link: "/blog" }, ...links] } });
    },
    async restart() {
      await cms.stop();
      await cms.start();
    },
    goAway: () => void process.kill(cms.pid(), "SIGSTOP"),
    comeBack: () => void process.kill(cms.pid(), "SIGCONT"),
    async duplicate(item) {
      const { doc } = await api.call<Saved>(`${pathOf(item)}/duplicate`, "POST", {});
      return { id: String(doc.id), slug: String(doc.slug) };
    },
    async publishCopy(item, face) {
      const { slug } = await api.call<Doc>(`${pathOf(item)}?draft=true&depth=0`);
      const { doc } = await change(item, { ...face, slug: String(slug) }, { _status: "published" });
      const day = String(doc.date ?? doc.createdAt).slice(0, 10);
      return { slug: String(doc.slug), day, isHot: Number(doc.hot ?? 0) > 0 };
    },
    schedulePublication: async (item) =>
      void (await patch(`${pathOf(item)}?draft=true`, { publishAt: soon(), _status: "draft" })),
    scheduleWithdrawal: async (item) =>
      void (await patch(pathOf(item), { unpublishAt: soon(), _status: "published" })),
    previewOf: ({ kind, id, de }, language) =>
      language === "de" && de
        ? { kind: "translations", id: Number(de.id), language }
        : { kind: COLLECTIONS[kind], id: Number(id) },
    move: async (item) =>
      void (await patch(pathOf(item), { order: ++lastPosition, _status: "published" })),
    saveTranslationDraft: (item, face) => saveTranslation(item, item.de?.id ?? "", face, "draft"),
    async isOlder({ de }) {
      const { changed } = await api.call<{ changed: object }>(`/translations/${de?.id}/original`);
      return Object.keys(changed).length > 0;
    },
    read: async (item) => faceOf(item.kind, await api.call<Doc>(`${pathOf(item)}?depth=0`)),
    ...bundledFaults({ cms, api, rows }),
    ...bundledFiles(api),
  };
}
