/** What an editor does with one record. */
import { newFace, otherWords, TODAY, type History } from "../history.ts";
import type { NewRecord } from "../hosts/host-driver.ts";
import { until } from "../until.ts";
import {
  KINDS,
  latest,
  newVersion,
  publish,
  saveDraft,
  shown,
  withdraw,
  addressOf,
  type Item,
  type Model,
} from "../model.ts";
import { pickFrom, type Random, type Step } from "./step.ts";

/** Milliseconds: longer than a history. */
const IN_FUTURE = 9 * 86_400_000;

export const isHere = ({ isTrashed }: Item): boolean => !isTrashed;
export const isPublic = ({ isTrashed, en }: Item): boolean => !isTrashed && en.isPublic;
/** Its form has no words that a publication would show, besides those of the step. */
export const isClean = (item: Item): boolean => isPublic(item) && !item.en.draft;
/** Enough records stay that every list has some. */
const isOneOfSeveral = (item: Item, { items }: Model): boolean =>
  items.filter((other) => other.kind === item.kind && isPublic(other)).length > 2;

/** At the host; the caller adds it to the model. */
export async function createItem(history: History, record: Omit<NewRecord, "face">): Promise<Item> {
  const face = newFace(history);
  const id = await history.host.create({ ...record, face });
  const { kind, day, isHot, isPublic: isOpen } = record;
  return { id, kind, day, isHot, isTrashed: false, en: newVersion(face, isOpen) };
}

const create =
  (open: boolean) =>
  async (history: History, _: Item, random: Random): Promise<string> => {
    const kind = pickFrom(KINDS, random) ?? "post";
    const isHot = kind === "vacancy" && random() < 0.5;
    const item = await createItem(history, { kind, day: TODAY, isPublic: open, isHot });
    history.model.items.push(item);
    history.touched.add(item);
    return `${kind} ${item.id} (${item.en.face.slug})`;
  };

async function rename(history: History, item: Item, random: Random): Promise<string> {
  const former = [...item.en.known].filter((slug) => slug !== item.en.face.slug);
  // Now and then back to an earlier address.
  const { slug } = newFace(history);
  const next = (random() < 0.3 ? pickFrom(former, random) : undefined) ?? slug;
  await history.host.publish(item, { ...item.en.face, slug: next });
  publish(item.en, { slug: next });
  return `to ${next}`;
}

export const editing: Step[] = [
  { name: "create and publish", run: create(true) },
  { name: "create a draft", needs: "saveDraft", run: create(false) },
  {
    name: "publish a post dated in the future",
    needs: "schedulePublication",
    async run(history) {
      // Not a record of the model: none of its words may appear.
      const face = newFace(history);
      const day = new Date(Date.now() + IN_FUTURE).toISOString().slice(0, 10);
      await history.host.create({ kind: "post", face, day, isPublic: true, isHot: false });
      return face.slug;
    },
  },
  {
    name: "retitle",
    among: isPublic,
    async run(history, item) {
      const words = otherWords(history);
      await history.host.publish(item, { ...latest(item.en), ...words });
      publish(item.en, words);
    },
  },
  {
    name: "save a draft",
    needs: "saveDraft",
    among: isHere,
    async run(history, item) {
      const words = otherWords(history);
      await history.host.saveDraft?.(item, { ...latest(item.en), ...words });
      saveDraft(item.en, words);
    },
  },
  {
    name: "publish the draft",
    among: ({ isTrashed, en }) => !isTrashed && (!en.isPublic || en.draft !== undefined),
    async run({ host }, item) {
      await host.publish(item, latest(item.en));
      publish(item.en);
    },
  },
  {
    name: "rename",
    among: isClean,
    run: rename,
  },
  {
    // The former address is one under the prefix of the second language, too.
    name: "rename a translated record",
    among: (item, { isGermanOn }) => isGermanOn && isClean(item) && item.de?.isPublic === true,
    run: rename,
  },
  {
    name: "withdraw",
    among: (item, model) => isPublic(item) && isOneOfSeveral(item, model),
    async run({ host }, item) {
      await host.withdraw(item);
      withdraw(item.en);
    },
  },
  {
    name: "schedule a publication",
    needs: "schedulePublication",
    among: ({ isTrashed, en }) => !isTrashed && !en.isPublic,
    async run(history, item) {
      await history.host.schedulePublication?.(item);
      publish(item.en);
      await seen(history, item, 200);
    },
  },
  {
    name: "schedule a withdrawal",
    needs: "scheduleWithdrawal",
    among: (item, model) => isClean(item) && isOneOfSeveral(item, model),
    async run(history, item) {
      await history.host.scheduleWithdrawal?.(item);
      withdraw(item.en);
      await seen(history, item, item.kind === "vacancy" ? 410 : 404);
    },
  },
  {
    name: "trash",
    needs: "trash",
    among: (item, model) => isHere(item) && isOneOfSeveral(item, model),
    async run({ host }, item) {
      await host.trash?.(item);
      item.isTrashed = true;
      if (item.en.isPublic) item.en.draft = undefined;
    },
  },
  {
    name: "restore",
    needs: "restore",
    among: ({ isTrashed }) => isTrashed,
    async run({ host }, item) {
      await host.restore?.(item);
      item.isTrashed = false;
    },
  },
  { name: "duplicate", needs: "duplicate", among: isClean, run: duplicate },
];

/** Waits until a scheduled time has had its effect: no comparison and no other step meets it. */
async function seen({ host, visitor, model }: History, item: Item, status: number): Promise<void> {
  const address = addressOf(item.kind, item.en.face.slug, "en");
  await until(`${address}: its scheduled time`, async () => {
    const now = await host.read?.(item);
    return now === undefined || now.isPublic === item.en.isPublic;
  });
  if (model.off.has(item.kind)) return;
  await until(`${address}: ${status} after its scheduled time`, async () => {
    const reply = await visitor.get(address);
    return reply.status === status;
  });
}

async function duplicate(history: History, item: Item): Promise<string> {
  const { host, model } = history;
  const copied = await host.duplicate?.(item);
  if (!copied || !host.publishCopy) return "";
  const face = { ...item.en.face, slug: copied.slug };
  const copy: Item = {
    id: copied.id,
    kind: item.kind,
    day: TODAY,
    isHot: false,
    isTrashed: false,
    en: newVersion(face, false),
  };
  model.items.push(copy);
  history.touched.add(copy);
  if (shown(model, copy, "en")) throw new Error("the model shows a copy");
  const words = otherWords(history);
  const published = await host.publishCopy(copy, words);
  const faults = [
    published.slug === words.title ? "" : `address ${published.slug} for the title ${words.title}`,
    published.day === TODAY ? "" : `day ${published.day}`,
    published.isHot ? "flag Hot" : "",
  ].filter(Boolean);
  publish(copy.en, { ...words, slug: published.slug });
  copy.day = published.day;
  if (faults.length > 0)
    throw new Error(`the copy of ${item.kind} ${item.id} has the original's ${faults.join(", ")}`);
  return `to ${copied.id} (${published.slug})`;
}
