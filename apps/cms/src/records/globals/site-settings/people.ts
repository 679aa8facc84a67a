import type { Tab } from "payload";
import { line } from "#records/fields/texts.ts";
import { section, titled, titledRows } from "#records/globals/site-settings/parts.ts";

export const careerTab: Tab = {
  label: "Career and vacancies",
  description:
    "Pictures, people and the survey of the career page are under Pages, Career; vacancies have their own records.",
  fields: [
    section("career", "Career page", [
      titled("hero", "Head", [], "{brand} in the title is replaced by the brand's name."),
      line("pointsTitle", { label: "Title above what applicants can expect" }),
      line("galleryTitle", { label: "Title above the gallery" }),
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
      line("peopleTitle", { label: "Title above the employees' statements" }),
      line("jobsTitle", { label: "Title above the open positions" }),
      titled("resume", "Next to the resume form of a career post"),
    ]),
    section("vacancies", "Vacancies", [
      titled("hero", "Head of the list"),
      titled("resume", "Next to the resume form under the list"),
      titled(
        "vacancyResume",
        "Next to the resume form of a vacancy",
        [],
        "{title} in the text is replaced by the vacancy's title.",
      ),
    ]),
  ],
};
