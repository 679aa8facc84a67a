import type { FieldLabelServerProps, TextField, TextFieldClient } from "payload";
import { CountedLabel, type CountedLabelProps } from "#records/screens/counted-label.tsx";
import { titledBy } from "#records/search-texts/titled.ts";

/** Counts a title for search engines as they get it: by the site's template. */
export async function TitleLabel({
  clientField,
  limit,
  path,
  payload,
}: FieldLabelServerProps<TextField, TextFieldClient> & Pick<CountedLabelProps, "limit">) {
  return <CountedLabel field={clientField} titled={await titledBy(payload)} {...{ limit, path }} />;
}
