/** The layout of a form: what it opens on, its side column, and its folds. It changes no schema. */
import type { CollapsibleField, Field } from "payload";

/** Rarely changed: closed at first. Payload keeps it per editor as they left it. */
export const fold = (
  label: string,
  fields: Field[],
  { isAside = false, className = "" }: { isAside?: boolean; className?: string } = {},
): CollapsibleField => ({
  type: "collapsible",
  label,
  admin: {
    initCollapsed: true,
    className: ["fold", className].filter(Boolean).join(" "),
    ...(isAside && { position: "sidebar" }),
  },
  fields: fields.map((field) => (labelOf(field) === label ? named(field) : field)),
});

const labelOf = (field: Field): unknown => ("label" in field ? field.label : undefined);

/** The fold's label is the field's, too: shown once (`look/forms.css`). */
const named = <F extends Field>(field: F): F => ({
  ...field,
  admin: { ...field.admin, className: "named-by-fold" },
});

/** In the column next to the text, on narrow screens below it. */
export const aside = <F extends Field>(field: F): F => ({
  ...field,
  admin: { ...field.admin, position: "sidebar" },
});

/** The record's title: large, like the heading that it becomes. */
export const heading = <F extends Field>(field: F): F => ({
  ...field,
  admin: { ...field.admin, className: "title-field" },
});

/** Side fields that every kind has, by their fold. */
const SIDE_FOLDS: Readonly<Record<string, readonly string[]>> = {
  "Publish or unpublish at a time": ["publishAt", "unpublishAt"],
  "Linked from": ["linkedFrom"],
};

const isOneOf = (names: readonly string[]) => (field: Field) =>
  "name" in field && names.includes(field.name);

/** Folds them at the end of the side column. */
export function withSideFolds<C extends { fields: Field[] }>(config: C): C {
  const folds = Object.entries(SIDE_FOLDS).flatMap(([label, names]) => {
    const fields = config.fields.filter(isOneOf(names));
    return fields.length > 0 ? [fold(label, fields, { isAside: true })] : [];
  });
  const isFolded = isOneOf(Object.values(SIDE_FOLDS).flat());
  return { ...config, fields: [...config.fields.filter((field) => !isFolded(field)), ...folds] };
}
