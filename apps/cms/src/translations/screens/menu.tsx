import { DefaultNav } from "@payloadcms/next/rsc";
import type { ServerProps } from "payload";
import type { ComponentProps } from "react";
import { languageIn } from "#admin-ui/words/formats.ts";
import { adminWords } from "#admin-ui/words/words.ts";
import { isTranslating, listsInMenu, ownLanguages } from "#translations/own-languages.ts";
import { OwnWork } from "#translations/screens/own-work.tsx";

export const Menu = (props: ComponentProps<typeof DefaultNav>) => (
  <DefaultNav {...props} visibleEntities={listsInMenu(props.user, props.visibleEntities)} />
);

/** A translator's first links. */
export async function TranslatorsWork({ payload, user, i18n }: ServerProps) {
  if (!isTranslating(user)) return null;
  const { others } = await ownLanguages(payload, user);
  const { locale } = adminWords(i18n);
  const languages = others.map((language) => ({ language, name: languageIn(locale, language) }));
  return <OwnWork languages={languages} />;
}
