import type { CollapsibleField, GroupField, Tab } from "payload";
import { bandParts } from "#records/globals/site-settings/bands.ts";
import { themeParts } from "#records/globals/site-settings/colours.ts";
import {
  brandParts,
  contactParts,
  countingParts,
  formParts,
  talentPoolParts,
} from "#records/globals/site-settings/general.ts";
import { languageParts } from "#records/globals/site-settings/language.ts";
import {
  menuParts,
  pageParts,
  socialPart,
  storiesPart,
} from "#records/globals/site-settings/navigation.ts";
import { placeParts } from "#records/globals/site-settings/places.ts";
import { readingParts } from "#records/globals/site-settings/reading.ts";
import {
  crawlerPart,
  titleParts,
  verificationParts,
} from "#records/globals/site-settings/search.ts";
import {
  caseStudyParts,
  pricingParts,
  salesParts,
  serviceParts,
  surveyParts,
} from "#records/globals/site-settings/selling.ts";
import { slugOf } from "#records/globals/site-settings/task-fields.ts";
import { tagParts } from "#records/globals/site-settings/tags.ts";
import { vacancyParts } from "#records/globals/site-settings/vacancies.ts";

const task = (
  label: string,
  description: string,
  fields: (CollapsibleField | GroupField)[],
): Tab => ({ label, description, fields, admin: { custom: { slug: slugOf(label) } } });

/** What an owner comes to do. Unnamed: the schema is that of the fields. */
export const TASKS: Tab[] = [
  task("Company and contact", "E-mail, phone numbers, offices, regions, social networks", [
    contactParts,
    placeParts,
    socialPart,
  ]),
  task("Look", "Name, logo, colours, fonts, dark theme", [brandParts, themeParts]),
  task("Pages and menu", "What is on, the header's links, the texts around records", [
    pageParts,
    menuParts,
    storiesPart,
    bandParts,
    serviceParts,
    caseStudyParts,
    vacancyParts,
    readingParts,
    salesParts,
    pricingParts,
  ]),
  task("Languages", "Which there are, and the words of the site itself", languageParts),
  task("Mail and forms", "Spam protection, consent, the survey, who receives what", [
    formParts,
    talentPoolParts,
    surveyParts,
  ]),
  task("Search and measuring", "Titles in search results, AI crawlers, counting visits, tags", [
    titleParts,
    crawlerPart,
    countingParts,
    tagParts,
    verificationParts,
  ]),
];
