/** Where the site shows the messages of a module, in an owner's words. */
const PLACES: Readonly<Record<string, string>> = {
  about: "About the company",
  acknowledgement: "E-mails to visitors",
  blog: "Blog",
  career: "Career",
  caseStudy: "Case studies",
  clients: "Clients",
  contact: "Contact form",
  error: "Error pages",
  field: "Technologies and expertise",
  form: "All forms",
  gallery: "Picture galleries",
  getInTouch: "Form for visitors who are about to leave",
  home: "Home page",
  landing: "Landing pages",
  legal: "Legal pages",
  map: "Maps",
  office: "E-mails to your office",
  pages: "Several pages",
  priceRequest: "Price request",
  pricing: "Prices",
  prose: "Texts",
  question: "Text question of the forms",
  refusal: "Refused messages of the forms",
  resume: "Resume form",
  roadMap: "Road map",
  search: "Search",
  service: "Services",
  shell: "Header, menu and footer",
  sitemap: "Groups of pages",
  survey: "Survey",
  surveyForm: "Form of the survey",
  team: "Calculator",
  ui: "Buttons, lists and sliders",
  vacancies: "Vacancies",
};

/** A module without a name here is shown by its own: `roadMap` as `Road map`. */
export function placeOf(key: string): string {
  const [module = key] = key.split(".");
  return (
    PLACES[module] ??
    module
      .replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
      .replace(/^./, (first) => first.toUpperCase())
  );
}
