import type { TextFieldServerProps } from "payload";
import { LetterCount } from "#records/screens/seo/letter-count.tsx";
import { titledBy } from "#records/search-texts/titled.ts";

/** Under the title: how long it is as the template makes it. */
export async function TitleCount({ path, payload }: TextFieldServerProps) {
  return <LetterCount path={path} titled={await titledBy(payload)} />;
}
