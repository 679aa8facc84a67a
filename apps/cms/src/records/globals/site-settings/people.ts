import type { Tab } from "payload";
import { line } from "#records/fields/texts.ts";
import { section, titled, titledRows } from "#records/globals/site-settings/parts.ts";

export const careerTab: Tab = {
  label: "Career and vacancies",
  description:
    "Pictures, people and the survey of the career page are under Pages, Career; vacancies have their own records.",
  fields: [
    section("career", "Career page", [
      titled("hero", "Head", [], "{brand} in the title is the name of the brand."),
      line("pointsTitle", { label: "Title over what one can count on" }),
      line("galleryTitle", { label: "Title over the gallery" }),
      section("values", "Values", [
        line("title", { label: "Title" }),
        titledRows("left", {
          row: "Value",
          label: "Left of the globe",
          dbName: "settings_values_left",
        }),
        titledRows("right", {
          row: "Value",
          label: "Right of the globe",
          dbName: "settings_values_right",
        }),
      ]),
      titled("join", "Join us"),
      line("peopleTitle", { label: "Title over what people say" }),
      line("jobsTitle", { label: "Title over the open positions" }),
      titled("resume", "Beside the resume form of a career post"),
    ]),
    section("vacancies", "Vacancies", [
      titled("hero", "Head of the list"),
      titled("resume", "Beside the resume form under the list"),
      titled(
        "vacancyResume",
        "Beside the resume form of a vacancy",
        [],
        "{title} in the text is the vacancy's title.",
      ),
    ]),
  ],
};
