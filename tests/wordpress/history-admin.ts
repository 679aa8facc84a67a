/** The form of one record in WordPress's admin (`php/mu-plugins/history-records.php`). */
import { TODAY } from "../histories/history.ts";
import { latest, type Face, type Item, type Kind } from "../histories/model.ts";
import type { Admin } from "./admin.ts";
import { boxes, ownPart, PLACES, slugIn, type Stored } from "./history-records.ts";

interface NewRecord {
  status: string;
  day?: string;
  /** Further values of the boxes. */
  fields?: Record<string, unknown>;
  /** The number of the original: a German version. */
  of?: string;
}

export interface RecordAdmin {
  /** Returns the number. */
  create(kind: Kind, face: Face, record: NewRecord): Promise<string>;
  save(kind: Kind, id: string, face: Face, status: string): Promise<void>;
  autosave(kind: Kind, id: string, face: Face): Promise<void>;
  /** Shows a picture of the library in a service, next to its words. */
  show(item: Pick<Item, "id" | "kind" | "en">, picture: number): Promise<void>;
  act(what: string, id: string, post?: object): Promise<Stored>;
}

/** `services`: numbers of their category in both languages. */
export function recordAdmin(admin: Admin, services: Record<"en" | "de", number>): RecordAdmin {
  const call = async (given: object): Promise<Stored> => {
    const fields = { action: "kit_record", given: JSON.stringify(given) };
    return JSON.parse(await admin.post("/wp-admin/admin-ajax.php", "", fields)) as Stored;
  };
  const act = (what: string, id: string, post: object = {}): Promise<Stored> =>
    call({ do: what, id: Number(id), post });
  const form = (kind: Kind, face: Face, status: string) => ({
    ...ownPart(kind, face),
    post_name: slugIn(kind, face.slug),
    post_status: status,
  });
  /** By record: a form sends all values of its boxes. */
  const shown = new Map<string, number>();
  const pictureOf = (id: string) =>
    shown.has(id) ? { explore_our_expertise: { image: shown.get(id) } } : {};
  return {
    act,
    async show({ id, kind, en }, picture) {
      shown.set(id, picture);
      await this.save(kind, id, latest(en), "publish");
    },
    async create(kind, face, { status, day = TODAY, fields = {}, of }) {
      const { id } = await call({
        do: "save",
        language: of === undefined ? "en" : "de",
        ...(of !== undefined && { of: Number(of) }),
        boxes: boxes(kind, face, fields),
        post: {
          ...form(kind, face, status),
          post_type: PLACES[kind].type,
          ...(kind === "service" && {
            post_category: [services[of === undefined ? "en" : "de"]],
          }),
          ...(day !== TODAY && { post_date: `${day} 12:00:00` }),
        },
      });
      return String(id);
    },
    async save(kind, id, face, status) {
      const post = form(kind, face, status);
      await call({ do: "save", id: Number(id), boxes: boxes(kind, face, pictureOf(id)), post });
    },
    autosave: async (kind, id, face) => void (await act("autosave", id, ownPart(kind, face))),
  };
}
