import { isEmail } from "@meridian/contract/forms";
import { MOST_RECIPIENTS } from "@meridian/contract/site-protocol/private-settings";
import type { TextField } from "payload";
import { notAuthors } from "#accounts/access/roles.ts";

function problemOf(addresses: unknown): string | undefined {
  const list: unknown[] = Array.isArray(addresses) ? addresses : [];
  const wrong = list.find((one) => typeof one !== "string" || !isEmail(one));
  if (wrong !== undefined)
    return `${String(wrong).slice(0, 80)} is no e-mail address. Write one in each entry, such as jobs@example.com, and press Enter after each.`;
  return list.length > MOST_RECIPIENTS
    ? `Name at most ${MOST_RECIPIENTS} addresses; a shared mailbox can pass them on to more.`
    : undefined;
}

/** E-mail addresses of colleagues. No reply to visitors has them. */
export const recipients = (
  name: string,
  { label, description }: { label: string; description: string },
): TextField => ({
  name,
  label,
  type: "text",
  hasMany: true,
  custom: { untranslated: true },
  access: { create: notAuthors, read: notAuthors, update: notAuthors },
  validate: (value: unknown) => problemOf(value) ?? true,
  hooks: {
    beforeValidate: [
      ({ value }) =>
        Array.isArray(value)
          ? [...new Set(value.map((one) => (typeof one === "string" ? one.trim() : one)))]
          : value,
    ],
  },
  admin: { position: "sidebar", description, placeholder: "name@example.com" },
});
