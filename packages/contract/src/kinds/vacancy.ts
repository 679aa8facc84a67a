import * as v from "valibot";
import { get } from "#call.ts";
import { country } from "#entities/countries.ts";
import { questions } from "#entities/questions.ts";
import { salary } from "#entities/salary.ts";
import { names } from "#entities/vacancy-terms.ts";
import { kind } from "#kinds/kind.ts";
import { firstOf, hasField, many } from "#replies.ts";
import { plainOfHtml } from "#wordpress/plain-of-html.ts";
import { beyond, labelled, shapedAs, shapeOf } from "#wordpress/shape-of.ts";
import { group, list, record } from "#wordpress/shapes.ts";
import {
  day,
  flag,
  html,
  image,
  lines,
  number,
  required,
  requiredNumber,
  text,
} from "#wordpress/wordpress.ts";

const filter = group({
  expertise: names,
  work_type: names,
  specialization: names,
  location: names,
  project: names,
});

const expectation = group({
  title: labelled("Title", text),
  select_type_to_watching: labelled("Shown as", group({ value: text, label: text }), {
    choices: { list: "List", text: "Text" },
  }),
  list: labelled("Points", list(group({ value: labelled("Point", text) }))),
  simple_text: labelled("Text", text),
});

const shared = {
  description: labelled("Description", lines, { native: "plain" }),
  formatted_description: labelled("Formatted description", beyond(html), {
    native: "content",
    unless: "description",
    hint: "With headings, lists and links. Shown in place of the description. If both are empty, the post's content is shown.",
  }),
  first_info_image: labelled("Picture", image, { native: "thumbnail" }),
  hours: labelled("Working hours", beyond(text), {
    hint: "For example: full time, 40 hours a week.",
  }),
  recruiter: labelled(
    "Recruiter",
    group({
      name: labelled("Name", beyond(text)),
      role: labelled("Position", beyond(text)),
      portrait: labelled("Portrait", beyond(image)),
    }),
    { hint: "Shown next to the resume form." },
  ),
  salary: labelled("Salary", beyond(salary)),
  work_from: labelled("Countries to work from", beyond(list(country)), {
    each: ["country", "Country"],
    hint: "The code (UA) or the English name of each country in which one may live.",
  }),
  questions: labelled("Questions of the resume form", beyond(questions), {
    hint: "At most 20. The answers are delivered with the resume.",
  }),
  hot: labelled("Hot", number, { hint: "Larger numbers come first in the list." }),
  what_should_i_expect: labelled("What to expect", list(expectation)),
  vacancies_filter: filter,
  valid_through: labelled("Last day to apply", beyond(day)),
  closed: labelled("Closed", beyond(flag)),
};
const dates = { date: beyond(day), post_date: beyond(day) };

interface Descriptions {
  description: string;
  formatted_description: string;
}

/** One text in two forms: where there is a formatted one, the plain one has its words (OWN-127). */
function described<D extends Descriptions>(sent: D): D {
  const plain = plainOfHtml(sent.formatted_description);
  return plain === "" ? { ...sent, formatted_description: "" } : { ...sent, description: plain };
}

/** WordPress's raw dialect has `post_date` for `date`; the result has `date`. */
const finished = <W, C extends Descriptions & { date: string; post_date: string }>(
  schema: v.GenericSchema<W, C>,
): v.GenericSchema<Omit<W, "post_date">, Omit<C, "post_date">> =>
  shapedAs(
    v.pipe(
      schema,
      v.transform(({ post_date, ...rest }) => ({
        ...described(rest),
        date: rest.date || post_date,
      })),
    ),
    shapeOf(schema),
  );

/**
 * A vacancy in the list. `recruiter`: as visitors see them, never an address. `hot`: sort key, largest first. `date`: posted; `valid_through`: the last
 * day to apply; both `YYYY-MM-DD` or `""`. `closed`: formerly open (HTTP 410); hosts may omit
 * closed ones (HTTP 404).
 */
export const vacancySummary = finished(
  record(
    { ID: requiredNumber, slug: required(text), post_title: required(text), ...dates },
    "top",
    shared,
  ),
);
/** Without `ID` the vacancy is missing (VACD-05). */
export const vacancy = finished(
  record({ ID: requiredNumber, slug: text, title: required(text), ...dates }, "top", shared),
);
export type VacancySummary = v.InferOutput<typeof vacancySummary>;
export type Vacancy = v.InferOutput<typeof vacancy>;

export const vacancyKind = kind({
  name: "vacancy",
  fields: vacancy,
  calls: {
    vacancies: get({
      path: "/api/wp/v2/vacancies",
      reply: many(vacancySummary),
      absent: false,
      tags: ["vacancies"],
    }),
    vacancy: get({
      path: "/api/wp/v2/vacancy/",
      query: { slug: "{slug}" },
      reply: firstOf(vacancy, hasField("ID")),
      absent: true,
      tags: ["vacancy:{slug}"],
    }),
  },
  listedBy: "vacancies",
  foundBy: "vacancy",
  isListedInPart: true,
  outlastsList: true,
  page: {
    at: "/vacancies/{slug}",
    index: "/vacancies",
    off: "vacancies",
    summary: ({ post_title, closed, date }: VacancySummary) =>
      closed ? null : { title: post_title, text: "", date },
  },
  demo: "vacancies",
  collection: "vacancies",
  wordpress: { label: "Vacancy", type: "vacancy" },
});
