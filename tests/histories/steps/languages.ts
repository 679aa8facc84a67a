/** Translations, and pages and languages that the owner switches off and on. */
import { newFace, otherWords, type History } from "../history.ts";
import {
  kindPrefix,
  KINDS,
  LANGUAGES,
  newVersion,
  publish,
  withdraw,
  type Item,
  type Kind,
} from "../model.ts";
import { isPublic } from "./editing.ts";
import { pickFrom, type Step } from "./step.ts";

export const isTranslated = (item: Item): boolean => isPublic(item) && item.de?.isPublic === true;

type Targets = History["targets"];

/** Targets of links that lead elsewhere now. */
function forget(targets: Targets, kind: Kind): void {
  const prefixes = LANGUAGES.map((language) => kindPrefix(kind, language).replace(/\/$/, ""));
  for (const path of targets.keys())
    if (prefixes.some((prefix) => path.startsWith(prefix))) targets.delete(path);
}
function forgetGerman(targets: Targets): void {
  for (const path of targets.keys()) if (path.startsWith("/de")) targets.delete(path);
}

async function withdrawTranslation({ host }: History, item: Item): Promise<void> {
  await host.withdrawTranslation(item);
  if (item.de) withdraw(item.de);
}

export const languages: Step[] = [
  {
    name: "translate",
    among: (item, { isGermanOn }) => isGermanOn && isPublic(item) && !item.de,
    async run(history, item) {
      const face = newFace(history);
      const id = await history.host.translate(item, face);
      item.de = { ...newVersion(face, true), id };
    },
  },
  {
    name: "retitle a translation",
    among: (item, { isGermanOn }) => isGermanOn && isTranslated(item),
    async run(history, item) {
      if (!item.de) return;
      const words = otherWords(history);
      await history.host.translate(item, { ...item.de.face, ...words });
      publish(item.de, words);
    },
  },
  {
    name: "rename a translation",
    among: (item, { isGermanOn }) => isGermanOn && isTranslated(item),
    async run(history, item) {
      if (!item.de) return;
      const { slug } = newFace(history);
      await history.host.translate(item, { ...item.de.face, slug });
      publish(item.de, { slug });
    },
  },
  {
    name: "withdraw a translation",
    among: (item, { isGermanOn }) => isGermanOn && isTranslated(item),
    run: withdrawTranslation,
  },
  {
    // Menu and footer of every German page link to it.
    name: "withdraw a linked translation",
    among: (item, { isGermanOn }) => isGermanOn && isTranslated(item) && item.isLinked === true,
    run: withdrawTranslation,
  },
  {
    name: "publish a translation again",
    among: (item, { isGermanOn }) => isGermanOn && isPublic(item) && item.de?.isPublic === false,
    async run({ host }, item) {
      if (!item.de) return;
      await host.translate(item, item.de.face);
      publish(item.de);
    },
  },
  {
    name: "switch a page off",
    isPossible: ({ off }) => off.size < 2,
    async run({ host, model, targets }, _, random) {
      const kind =
        pickFrom(
          KINDS.filter((one) => !model.off.has(one)),
          random,
        ) ?? "post";
      await host.setOff([...model.off, kind]);
      model.off.add(kind);
      forget(targets, kind);
      return kind;
    },
  },
  {
    name: "switch the pages on",
    isPossible: ({ off }) => off.size > 0,
    async run({ host, model, targets }) {
      await host.setOff([]);
      for (const kind of model.off) forget(targets, kind);
      model.off.clear();
    },
  },
  {
    name: "remove the language",
    isPossible: ({ isGermanOn }) => isGermanOn,
    async run({ host, model, targets }) {
      await host.setGerman(false);
      model.isGermanOn = false;
      forgetGerman(targets);
    },
  },
  {
    name: "add the language",
    isPossible: ({ isGermanOn }) => !isGermanOn,
    async run({ host, model, targets }) {
      await host.setGerman(true);
      model.isGermanOn = true;
      forgetGerman(targets);
    },
  },
];
