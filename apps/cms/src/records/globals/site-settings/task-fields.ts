/** The settings' fields as their search lists them, from the form's own configuration. */
import { folded } from "#admin-ui/folded.ts";

/** Where visitors see the fields of a part; `at`: a page of the site that has them. */
export interface Shown {
  where: string;
  at: string;
}

/** What a field of the configuration and one of the form have in common. */
export interface Looked {
  type: string;
  name?: string;
  label?: unknown;
  labels?: unknown;
  fields?: readonly Looked[];
  tabs?: readonly LookedTask[];
  options?: readonly unknown[];
  admin?: { description?: unknown; hidden?: boolean; custom?: Record<string, unknown> };
}
export interface LookedTask {
  label?: unknown;
  fields: readonly Looked[];
  admin?: { custom?: Record<string, unknown> };
}

export interface TaskField {
  /** `contact.phones.phone`: without the numbers of rows. */
  path: string;
  label: string;
  description: string;
  task: string;
  part: string;
  where: string;
  at: string;
  /** From the task down: `Company and contact`, `Contact`, `Phone numbers by region`. */
  trail: string[];
  /** The list that it is in, if any: `contact.phones`. */
  list?: string;
  /** Its choices. */
  options: string[];
}

/** Of an English label; labels of the form are in the user's language. */
export const slugOf = (label: string): string => label.toLowerCase().replace(/[^a-z]+/g, "-");

/** In the form's address: `?task=look`. */
export const taskSlug = ({ admin }: Pick<LookedTask, "admin">): string =>
  wordsOf(admin?.custom?.slug);
/** For links to a part's fields. */
export const partClass = (slug: string): string => `settings-part--${slug}`;

const wordsOf = (value: unknown): string => (typeof value === "string" ? value : "");
const sentence = (name: string): string => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};
export const isShown = (value: unknown): value is Shown =>
  typeof value === "object" && value !== null && "where" in value && "at" in value;

type Above = Pick<TaskField, "task" | "part" | "where" | "at" | "trail" | "list"> & {
  path: string;
};

const within = (fields: readonly Looked[], above: Above): TaskField[] =>
  fields.flatMap((field): TaskField[] => {
    const { type, name, fields: inner = [], admin } = field;
    const label = wordsOf(field.label);
    const path = name ? [above.path, name].filter(Boolean).join(".") : above.path;
    const trail = label ? [...above.trail, label] : above.trail;
    const shows = admin?.custom?.shows;
    if (type === "collapsible" && isShown(shows))
      return within(inner, { ...above, ...shows, part: wordsOf(admin?.custom?.slug), trail });
    if (LAYOUT.has(type)) return within(inner, { ...above, path, trail });
    if (!name || isOfHost(field, above)) return [];
    const own = fieldOf(field, { ...above, path });
    if (type !== "array") return [own];
    return [own, ...within(inner, { ...above, path, trail, list: above.list ?? path })];
  });

const LAYOUT: ReadonlySet<string> = new Set(["group", "row", "collapsible"]);

/** Payload's id of each row, and states of the host's own. */
const isOfHost = ({ type, name, admin }: Looked, { list }: Above): boolean =>
  type === "ui" || admin?.hidden === true || (list !== undefined && name === "id");

const fieldOf = ({ name = "", label, admin, options = [] }: Looked, above: Above): TaskField => ({
  ...above,
  label: wordsOf(label) || sentence(name),
  description: wordsOf(admin?.description),
  options: options.map((option) =>
    wordsOf(typeof option === "object" ? Reflect.get(option ?? {}, "label") : option),
  ),
});

/** Of the settings' form: the tabs in its group. */
export const tasksIn = (fields: readonly Looked[]): LookedTask[] =>
  fields.flatMap(({ type, fields: inner = [] }) =>
    type === "group" ? inner.flatMap(({ tabs = [] }) => tabs) : [],
  );

/** In the form's order. */
export const fieldsOfTasks = (tasks: readonly LookedTask[]): TaskField[] =>
  tasks.flatMap((task) =>
    within(task.fields, {
      path: "",
      task: taskSlug(task),
      part: "",
      where: "",
      at: "",
      trail: [wordsOf(task.label)],
    }),
  );

/** Fields with all words, those first whose label has them. Of a list's rows only these. */
export function findFields(fields: readonly TaskField[], question: string): TaskField[] {
  const words = folded(question.slice(0, 100)).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const isIn = (texts: readonly string[]): boolean => {
    const text = folded(texts.join("\n"));
    return words.every((word) => text.includes(word));
  };
  const ranked = fields.flatMap((field) => {
    const { label, trail, description, where, path, options } = field;
    if (isIn([label])) return [{ field, rank: 0 }];
    if (isIn([label, ...trail.slice(1)])) return [{ field, rank: 1 }];
    const is = isIn([label, ...trail, description, where, path, ...options]);
    return is ? [{ field, rank: 2 }] : [];
  });
  const lists = new Set(ranked.map(({ field }) => field.path));
  return (
    ranked
      // The list itself is enough.
      .filter(({ field: { list }, rank }) => rank === 0 || list === undefined || !lists.has(list))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ field }) => field)
  );
}

/** A link to the field's place in the form. */
export const fieldAddress = ({ task, path }: Pick<TaskField, "task" | "path">): string =>
  `/admin/globals/site-settings?task=${task}#field-${path.replaceAll(".", "__")}`;
