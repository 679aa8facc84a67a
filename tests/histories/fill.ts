/** What a history begins with: published records, some with a German page, some linked everywhere. */
import { newFace, TODAY, type History } from "./history.ts";
import { addressOf, publish, type Kind } from "./model.ts";
import { createItem } from "./steps/editing.ts";

/** At the start; posts are many enough for several pages of their list, and for the index to be large. */
const AT_START: Record<Kind, number> = { post: 60, service: 4, vacancy: 6, technology: 3 };
/** Of each kind, those with a German page. */
const TRANSLATED = 2;
/** Creations at the same time. */
const TOGETHER = 4;
const DAY = 86_400_000;

export async function fill(history: History): Promise<void> {
  const { model, host } = history;
  const wanted = Object.entries(AT_START) as [Kind, number][];
  const days = wanted.flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, at) => ({
      kind,
      day:
        kind === "post" ? new Date(Date.now() - (at + 1) * DAY).toISOString().slice(0, 10) : TODAY,
    })),
  );
  for (let at = 0; at < days.length; at += TOGETHER) {
    const created = days
      .slice(at, at + TOGETHER)
      .map(({ kind, day }) => createItem(history, { kind, day, isPublic: true, isHot: false }));
    // In their order, whichever is created first: the steps choose by it.
    model.items.push(...(await Promise.all(created)));
  }
  for (const [kind] of wanted)
    for (const item of model.items.filter((one) => one.kind === kind).slice(0, TRANSLATED)) {
      const face = newFace(history);
      const id = await host.translate(item, face);
      item.de = { id, face, isPublic: true, known: new Set() };
      publish(item.de);
    }
  const linked = (["service", "technology"] as const).flatMap((kind) =>
    model.items
      .filter((one) => one.kind === kind)
      .slice(0, 2)
      .map((item) => {
        item.isLinked = true;
        return addressOf(kind, item.en.face.slug, "en");
      }),
  );
  await host.linkEverywhere(linked);
  history.linked = linked;
  history.touched.clear();
}
