import type { Words } from "#admin-ui/words/words.ts";
import type { Submission } from "#payload-types.ts";

const KINDS: Record<string, string> = {
  contact: "Contact",
  resume: "Resume",
  "price-request": "Price request",
  survey: "Survey",
};
const PLACES: Record<string, string> = {
  main: "",
  pricing: "",
  survey: "",
  modal: "get-in-touch dialog",
  vacancies: "list of vacancies",
  join: "join us",
};

/** Of a kind of message, more than one. */
export const MANY: Record<Submission["kind"], string> = {
  contact: "Contact messages",
  resume: "Applications",
  "price-request": "Price requests",
  survey: "Surveys",
};

/** `contact/case-study` in an editor's words. */
export function formName(form: string, t: Words): string {
  const [kind = "", place = ""] = form.split("/");
  const where = PLACES[place] ?? place.replaceAll("-", " ");
  return t(KINDS[kind] ?? kind) + (where && `, ${t(where)}`);
}
