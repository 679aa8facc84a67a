/**
 * A WordPress with the plugin and a stand-in of Polylang, driven through its admin. WordPress has no
 * scheduled withdrawal, no copy of a record, and no save that is undone when it fails.
 */
import type { HostDriver } from "../histories/hosts/host-driver.ts";
import type { Item, Kind } from "../histories/model.ts";
import { openAdmin } from "./admin.ts";
import { recordAdmin, type RecordAdmin } from "./history-admin.ts";
import { begin, NAME, saveOption, setPlugin, signal, upload } from "./history-machine.ts";
import { faceOf } from "./history-records.ts";
import { originOf } from "./kit.ts";
import { PURGE_SECRET } from "./wordpress.ts";

/** Of the settings' `pages.off`. */
const PAGES: Record<Kind, string> = {
  post: "blog",
  service: "services",
  vacancy: "vacancies",
  technology: "technologies",
};
const AN_HOUR = 3_600_000;

export function wordPressHost(): HostDriver {
  let opened: RecordAdmin | undefined;
  const owner = ownerSteps();
  return {
    url: originOf(NAME),
    purgeSecret: PURGE_SECRET,
    versionsStandAlone: true,
    async start() {
      const services = begin();
      await owner.setGerman(true);
      opened = recordAdmin(await openAdmin(NAME), services);
    },
    stop: async () => undefined,
    ...owner,
    ...editorSteps(() => {
      if (!opened) throw new Error("WordPress's history has not been started");
      return opened;
    }),
  };
}

/** What concerns all records. */
function ownerSteps() {
  const settings: Record<string, unknown> = {};
  const saveSettings = async (change: object): Promise<void> => {
    Object.assign(settings, change);
    saveOption("site-settings", { more: JSON.stringify(settings) });
  };
  return {
    setOff: (kinds) => saveSettings({ pages: { off: kinds.map((kind) => PAGES[kind]) } }),
    setGerman: (isOn) => saveSettings({ otherLanguages: isOn ? ["de"] : [] }),
    async linkEverywhere(addresses) {
      const links = addresses.map((link, at) => ({ label: `Link ${at + 1}`, link }));
      const services = links.map(({ label, link }) => ({ link_name: label, link }));
      saveOption("options", { footer_links_list: { services } });
      await saveSettings({ menu: { items: [{ label: "Blog", link: "/blog" }, ...links] } });
    },
    /** WordPress itself has no process: the plugin is deactivated and activated. */
    async restart() {
      for (const status of ["inactive", "active"]) await setPlugin(status);
    },
    goAway: () => signal("SIGSTOP"),
    comeBack: () => signal("SIGCONT"),
  } satisfies Partial<HostDriver>;
}

/** What concerns one record. */
function editorSteps(admin: () => RecordAdmin) {
  let withdrawn = 0;
  /** By the number of its first picture. */
  const records = new Map<string, Item>();
  const setStatus = async (id: string, status: string): Promise<void> =>
    void (await admin().act("save", id, { post_status: status }));
  return {
    create: ({ kind, face, day, isPublic, isHot }) =>
      admin().create(kind, face, {
        status: isPublic ? "publish" : "draft",
        day,
        fields: isHot ? { hot: 1 } : {},
      }),
    publish: ({ kind, id }, face) => admin().save(kind, id, face, "publish"),
    async saveDraft({ kind, id, en }, face) {
      // Of a public record WordPress has only what it saved automatically.
      await (en.isPublic
        ? admin().autosave(kind, id, face)
        : admin().save(kind, id, face, "draft"));
    },
    withdraw: ({ id }) => setStatus(id, ++withdrawn % 2 ? "private" : "draft"),
    trash: async ({ id }) => void (await admin().act("trash", id)),
    async restore({ id, en }) {
      await admin().act("untrash", id);
      // Restored as a draft, since WordPress 5.6.
      if (en.isPublic) await setStatus(id, "publish");
    },
    async translate({ kind, id, de }, face) {
      if (!de) return admin().create(kind, face, { status: "publish", of: id });
      await admin().save(kind, de.id, face, "publish");
      return de.id;
    },
    withdrawTranslation: ({ de }) => setStatus(de?.id ?? "", "draft"),
    async schedulePublication({ id }) {
      const inAnHour = new Date(Date.now() + AN_HOUR).toISOString().slice(0, 19).replace("T", " ");
      const date = { post_date: "", post_date_gmt: inAnHour, edit_date: true };
      await admin().act("save", id, { post_status: "future", ...date });
      await admin().act("let the hour pass", id);
      // What the site requests every twenty seconds: WordPress publishes what is due.
      await fetch(`${originOf(NAME)}/api/meridian/v1/changes`);
    },
    async addPicture(item, file) {
      const { id } = await upload(file);
      await admin().show(item, id);
      records.set(String(id), item);
      return String(id);
    },
    /** In WordPress an editor replaces a picture by choosing another. */
    replacePicture: (picture, files) =>
      Promise.all(
        files.map(async (file) => {
          const { status, id } = await upload(file);
          const record = records.get(picture);
          if (id > 0 && record) await admin().show(record, id);
          return status;
        }),
      ),
    async saveTogether({ kind, id }, faces) {
      await Promise.all(faces.map((face) => admin().save(kind, id, face, "publish")));
      return faceOf(kind, await admin().act("read", id));
    },
  } satisfies Partial<HostDriver>;
}
