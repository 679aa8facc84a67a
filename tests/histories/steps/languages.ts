/** Translations, and pages and languages that the owner switches off and on. */
import { newFace, otherWords } from "../history.ts";
import { KINDS, newVersion, publish, withdraw, type Item } from "../model.ts";
import { isPublic } from "./editing.ts";
import { pickFrom, type Step } from "./step.ts";

const isTranslated = (item: Item): boolean => isPublic(item) && item.de?.isPublic === true;

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
    async run({ host }, item) {
      await host.withdrawTranslation(item);
      if (item.de) withdraw(item.de);
    },
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
      targets.clear();
      return kind;
    },
  },
  {
    name: "switch the pages on",
    isPossible: ({ off }) => off.size > 0,
    async run({ host, model, targets }) {
      await host.setOff([]);
      model.off.clear();
      targets.clear();
    },
  },
  {
    name: "remove the language",
    isPossible: ({ isGermanOn }) => isGermanOn,
    async run({ host, model, targets }) {
      await host.setGerman(false);
      model.isGermanOn = false;
      targets.clear();
    },
  },
  {
    name: "add the language",
    isPossible: ({ isGermanOn }) => !isGermanOn,
    async run({ host, model, targets }) {
      await host.setGerman(true);
      model.isGermanOn = true;
      targets.clear();
    },
  },
];
