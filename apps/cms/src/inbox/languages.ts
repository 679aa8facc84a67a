import { namedLanguage, type NamedLanguage } from "@meridian/messages/languages";
import type { Payload, PayloadRequest } from "payload";

/** In English; empty for a submission without a language. */
export const languageName = (code: string | null | undefined): string =>
  code ? namedLanguage(code).name : "";

/** The languages of all submissions that this user sees, by name. */
export async function languagesIn(
  payload: Payload,
  user: PayloadRequest["user"] | undefined,
): Promise<NamedLanguage[]> {
  const { values } = await payload.findDistinct({
    collection: "submissions",
    field: "language",
    limit: 0,
    overrideAccess: false,
    user,
  });
  return values
    .flatMap(({ language }) => (language ? [namedLanguage(language)] : []))
    .toSorted((one, other) => one.name.localeCompare(other.name, "en"));
}
