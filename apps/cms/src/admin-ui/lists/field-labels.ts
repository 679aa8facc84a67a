import type { ClientField } from "payload";

interface Within {
  /** Of the named groups around a field. */
  group: string;
  /** Of the nearest fold, for a group without a label of its own. */
  fold: string;
}

const labelOf = (label: unknown): string => (typeof label === "string" ? label : "");

/** "Offer at the end: Title"; a label that repeats its group's is written once. */
const join = (group: string, label: string): string =>
  group === "" || group === label ? label : `${group}: ${label}`;

/**
 * Fields with whole labels. Of their own labels Payload makes chains, with folds and without the
 * names of some groups: "Offer at the end > Offer at the end > Shown", "search > Title".
 */
export function withWholeLabels(
  fields: ClientField[],
  within: Within = { group: "", fold: "" },
): ClientField[] {
  const inside = (one: { fields: ClientField[] }, place: Within) =>
    withWholeLabels(one.fields, place);
  return fields.map((field): ClientField => {
    switch (field.type) {
      case "tabs": {
        const tabs = field.tabs.map((tab) => ({
          ...tab,
          label: "",
          fields: inside(
            tab,
            "name" in tab && tab.name ? groupIn(within, labelOf(tab.label)) : within,
          ),
        }));
        return { ...field, tabs };
      }
      case "row":
        return { ...field, fields: inside(field, within) };
      case "collapsible": {
        const fold = labelOf(field.label);
        return { ...field, label: "", fields: inside(field, { ...within, fold }) };
      }
      case "group": {
        const isNamed = "name" in field && Boolean(field.name);
        const place = isNamed ? groupIn(within, labelOf(field.label)) : within;
        return { ...field, label: "", fields: inside(field, place) };
      }
      default:
        return "label" in field && field.label
          ? Object.assign({ ...field }, { label: join(within.group, labelOf(field.label)) })
          : field;
    }
  });
}

const groupIn = ({ group, fold }: Within, label: string): Within => ({
  group: join(group, label || fold),
  fold: "",
});

/** The whole labels by a column's path. */
export function labelsByPath(fields: ClientField[], path = ""): Map<string, string> {
  const labels = new Map<string, string>();
  const add = (inner: ClientField[], name?: string): void => {
    for (const one of labelsByPath(inner, name ? `${path}${name}.` : path)) labels.set(...one);
  };
  for (const field of fields) {
    const name = "name" in field ? field.name : undefined;
    if (field.type === "tabs")
      for (const tab of field.tabs) add(tab.fields, "name" in tab ? tab.name : undefined);
    else if (field.type === "row" || field.type === "collapsible") add(field.fields);
    else if (field.type === "group") add(field.fields, name);
    else if (name && "label" in field && typeof field.label === "string")
      labels.set(`${path}${name}`, field.label);
  }
  return labels;
}
