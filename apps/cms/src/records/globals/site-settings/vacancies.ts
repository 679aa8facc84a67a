import { titled } from "#records/fields/parts.ts";
import { part, stored } from "#records/globals/site-settings/part.ts";

export const vacancyParts = stored("vacancies", [
  part(
    "Vacancies",
    {
      folded: true,
      shows: { where: "The list of vacancies, and next to the resume forms", at: "/vacancies" },
      description: "The career page has its own form under Pages, Career page.",
    },
    [
      {
        name: "salaryRequired",
        label: "Each vacancy must state its salary",
        type: "checkbox",
        admin: {
          description:
            "A vacancy without a salary can then be saved as a draft, but not published. Those that are public stay public until they are next published.",
        },
      },
      titled("hero", "Head of the list"),
      titled("resume", "Next to the resume form under the list"),
      titled(
        "vacancyResume",
        "Next to the resume form of a vacancy",
        [],
        "{title} in the text is replaced by the vacancy's title.",
      ),
    ],
  ),
]);
