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

/** `contact/case-study` in an editor's words. */
export function formName(form: string): string {
  const [kind = "", place = ""] = form.split("/");
  const where = PLACES[place] ?? place.replaceAll("-", " ");
  return (KINDS[kind] ?? kind) + (where && `, ${where}`);
}
