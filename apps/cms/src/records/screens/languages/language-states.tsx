import { namedLanguage } from "@meridian/messages/languages";
import type { UIFieldServerProps } from "payload";
import { languagesOf } from "#records/languages.ts";

/** Under the settings' further languages: those that visitors do not see yet. */
export async function LanguageStates({ payload }: UIFieldServerProps) {
  const { others, open } = await languagesOf(payload);
  const prepared = others.filter((code) => !open.includes(code));
  if (prepared.length === 0) return null;
  return (
    <ul className="target-mark">
      {prepared.map((code) => (
        <li key={code}>
          {namedLanguage(code).name} is being prepared: visitors do not see it.{" "}
          <a href={`/admin/collections/translations?language=${code}`}>
            What remains, and opening it
          </a>
        </li>
      ))}
    </ul>
  );
}
