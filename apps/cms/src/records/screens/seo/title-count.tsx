import type { TextFieldServerProps } from "payload";
import { LetterCount } from "#records/screens/seo/letter-count.tsx";
import { titledBy } from "#records/search-texts/titled.ts";

/** Below the title: its length after the template is applied. */
export async function TitleCount({ path, payload }: TextFieldServerProps) {
  return <LetterCount path={path} titled={await titledBy(payload)} />;
}
