/**
 * The fields of a kind that a translation has: its words. Texts are words unless they are `untranslated`;
 * dates, pictures, prices, order, links and relations are the original's (decision 072).
 */
import type { ArrayField, Block, CollapsibleField, Field, Tab, TextField } from "payload";
import { COUNTER } from "#records/fields/counted.ts";
import { isShown } from "#records/globals/site-settings/task-fields.ts";
import { HIGHLIGHT } from "#records/fields/inline-html.ts";

const WORDS = new Set(["text", "textarea", "richText"]);
const OWN_COLUMN = "slug";

export const isUntranslated = (field: Field): boolean => field.custom?.untranslated === true;

export const isWord = (field: Field): boolean =>
  WORDS.has(field.type) &&
  "name" in field &&
  field.name !== OWN_COLUMN &&
  field.name !== "id" &&
  !isUntranslated(field) &&
  !Reflect.get(field.admin ?? {}, "hidden") &&
  !Reflect.get(field, "virtual");

/** In a row of a translation: the id of the original's row. */
export const ROW_OF = "of";

/** The form sends it back. */
const rowOf: TextField = {
  name: ROW_OF,
  type: "text",
  admin: { hidden: true, readOnly: false },
};
/** `isOptional`: the original's form shows the field only with a certain value of another one. */
const originalAbove = (isOptional: boolean) => ({
  beforeInput: [
    {
      path: "/translations/screens/original.tsx#Original",
      clientProps: { isOptional },
    },
  ],
});

/** A title for search engines is counted with the template of the original's language. */
const isCounter = (label: unknown): boolean =>
  typeof label === "object" && label !== null && Reflect.get(label, "path") === COUNTER;

/** What else is below a field of the original needs its form; the button for marks does not. */
const isHighlighted = (after: unknown): boolean =>
  Array.isArray(after) && after.includes(HIGHLIGHT);

/**
 * The form's field for a word: without defaults, hooks and checks of the original, which need its
 * other fields. Words of rows and groups may be missing: a row without any is not shown.
 */
function wordField(field: Field, isPart: boolean): Field {
  const {
    defaultValue: _default,
    hooks: _hooks,
    index: _index,
    unique: _unique,
    access: _access,
    validate: _validate,
    admin = {},
    required,
    ...own
  } = field as TextField;
  const { description } = admin;
  const { afterInput, Label } = admin.components ?? {};
  return {
    ...own,
    ...(required && !isPart && !admin.condition && { required }),
    admin: {
      description,
      components: {
        ...originalAbove(Boolean(admin.condition)),
        ...(isHighlighted(afterInput) && { afterInput }),
        ...(isCounter(Label) && { Label }),
      },
    },
  } as Field;
}

const isSearchTexts = ({ fields }: CollapsibleField): boolean =>
  fields.some((field) => "name" in field && field.name === "search");

/** The same structure with words only; parts without words are omitted. */
export const wordFields = (fields: readonly Field[], isPart = false): Field[] =>
  fields.flatMap((field) => wordsIn(field, isPart));

function wordRows({ name, label, labels, admin, fields }: ArrayField): Field[] {
  const inner = wordFields(fields, true);
  if (inner.length === 0) return [];
  const RowLabel = admin?.components?.RowLabel;
  return [
    {
      name,
      type: "array",
      ...(label !== undefined && { label }),
      ...(labels && { labels }),
      fields: [rowOf, ...inner],
      admin: {
        initCollapsed: false,
        isSortable: false,
        ...(RowLabel && { components: { RowLabel: rowLabel(RowLabel) } }),
      },
    },
  ];
}

function wordsIn(field: Field, isPart: boolean): Field[] {
  if (isUntranslated(field)) return [];
  if (isWord(field)) return [wordField(field, isPart)];
  switch (field.type) {
    case "tabs": {
      const tabs = field.tabs.flatMap((tab): Tab[] => {
        const inner = wordFields(tab.fields, isPart);
        // A tab's description is about the original's pictures, lists and defaults.
        const {
          interfaceName: _,
          description: __,
          ...own
        } = tab as Tab & { interfaceName?: string };
        return inner.length > 0 ? [{ ...own, fields: inner } as Tab] : [];
      });
      return tabs.length > 0 ? [{ type: "tabs", tabs }] : [];
    }
    case "array":
      return wordRows(field);
    case "blocks":
      return [
        {
          name: field.name,
          type: "blocks",
          ...(field.label !== undefined && { label: field.label }),
          blocks: field.blocks.map(wordBlock),
          admin: { initCollapsed: false, isSortable: false },
        },
      ];
    case "group":
    case "row":
    case "collapsible": {
      const inner = wordFields(field.fields, isPart || field.type === "group");
      return isLayout(field) && inner.length > 0 ? [layoutOf(field, inner)] : inner;
    }
    default:
      return [];
  }
}

/** Of the settings; its heading names fields such as "Title". */
const isPartOfTask = ({ admin }: Field): boolean =>
  isShown(Reflect.get(Object(admin?.custom), "shows"));

/** Fields without words in the original are hidden: most folds would be empty. */
const isLayout = (field: Field): boolean =>
  field.type !== "collapsible" || isSearchTexts(field) || isPartOfTask(field);

interface Layout {
  condition?: unknown;
  components?: { Field?: unknown };
}

/** A field's own component is made for all fields of the original. */
function layoutOf(field: Field, inner: Field[]): Field {
  const { interfaceName: _, admin, ...own } = field as Field & { interfaceName?: string };
  const { condition: __, components, ...shown } = (admin ?? {}) as Layout;
  const { Field: ___, ...others } = components ?? {};
  const isOpen = isPartOfTask(field) && { initCollapsed: false };
  return { ...own, admin: { ...shown, ...isOpen, components: others }, fields: inner } as Field;
}

/** The same label, with the original's title where there is none. */
const rowLabel = <C>(component: C): C =>
  typeof component === "object" && component !== null
    ? {
        ...component,
        path: "/translations/screens/translated-row-label.tsx#TranslatedRowLabel",
      }
    : component;

function wordBlock({ slug, labels, admin, fields }: Block): Block {
  const { Label } = admin?.components ?? {};
  return {
    slug,
    ...(labels && { labels }),
    admin: {
      disableBlockName: true,
      ...(Label && { components: { Label: rowLabel(Label) } }),
    },
    fields: [rowOf, ...wordFields(fields, true)],
  };
}
