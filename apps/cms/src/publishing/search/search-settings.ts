import type { Payload } from "payload";
import {
  fieldAddress,
  fieldsOfTasks,
  findFields,
  tasksIn,
} from "#records/globals/site-settings/task-fields.ts";
import type { Hit } from "#publishing/search/search-texts.ts";

const MOST = 10;

/** Fields of the settings by their labels, each with a link to its place in the form. */
export function searchSettings({ config }: Payload, question: string): Hit[] {
  const settings = config.globals.find(({ slug }) => slug === "site-settings");
  return findFields(fieldsOfTasks(tasksIn(settings?.fields ?? [])), question)
    .slice(0, MOST)
    .map((field) => ({
      kind: "Setting",
      title: field.label,
      address: fieldAddress(field),
      around: [[...new Set(field.trail)].join(", "), "", ""],
    }));
}
