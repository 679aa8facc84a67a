import type { GroupField } from "payload";
import { line, linkField, prose } from "#records/fields/texts.ts";
import { group } from "#records/mapping/field.ts";
import { link, text } from "#records/mapping/kinds.ts";

const isOwn = (_: unknown, sibling: Partial<{ show: string }>): boolean => sibling.show === "own";

export const callToActionField: GroupField = {
  name: "callToAction",
  label: "Offer at the end",
  type: "group",
  fields: [
    {
      name: "show",
      label: "Shown",
      type: "radio",
      defaultValue: "default",
      options: [
        { value: "default", label: "That of the site (Settings)" },
        { value: "own", label: "One of its own" },
        { value: "none", label: "None" },
      ],
    },
    { ...line("title", { required: true }), admin: { condition: isOwn } },
    { ...prose("text"), admin: { rows: 2, condition: isOwn } },
    {
      ...line("label", { label: "On the button", required: true }),
      admin: { condition: isOwn, description: "For example: Plan your team" },
    },
    (() => {
      const field = linkField("link", { label: "The button leads to", required: true });
      return { ...field, admin: { ...field.admin, condition: isOwn } };
    })(),
  ],
};

type Show = "default" | "own" | "none";

export const callToAction = group({
  show: {
    write: (value: Show | null | undefined): string => value ?? "default",
    read: (value: string): Show => (value === "own" || value === "none" ? value : "default"),
  },
  title: text,
  text,
  label: text,
  link,
});
