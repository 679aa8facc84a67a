import type { Tab } from "payload";
import { section, titled } from "#records/fields/parts.ts";

export const vacanciesTab: Tab = {
  label: "Vacancies",
  description:
    "The career page has its own form under Pages, Career page; vacancies have their own records.",
  fields: [
    section("vacancies", "", [
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
