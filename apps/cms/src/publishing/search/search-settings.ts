import type { PayloadRequest } from "payload";
import { configWords } from "#admin-ui/words/german-text.ts";
import {
  fieldAddress,
  fieldsOfTasks,
  findFields,
  tasksIn,
  type TaskField,
} from "#records/globals/site-settings/task-fields.ts";
import type { Hit } from "#publishing/search/search-texts.ts";

const MOST = 10;

const inWords = (field: TaskField, words: (english: string) => string): TaskField => ({
  ...field,
  label: words(field.label),
  description: words(field.description),
  where: words(field.where),
  trail: field.trail.map(words),
  options: field.options.map(words),
});

/** Fields of the settings by their labels in the user's language, each with a link to its place in the form. */
export function searchSettings(req: PayloadRequest, question: string): Hit[] {
  const settings = req.payload.config.globals.find(({ slug }) => slug === "site-settings");
  const words = configWords(req);
  const fields = fieldsOfTasks(tasksIn(settings?.fields ?? [])).map((one) => inWords(one, words));
  return findFields(fields, question)
    .slice(0, MOST)
    .map((field) => ({
      kind: "Setting",
      title: field.label,
      address: fieldAddress(field),
      around: [[...new Set(field.trail)].join(", "), "", ""],
    }));
}
