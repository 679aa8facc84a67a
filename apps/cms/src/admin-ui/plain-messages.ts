import { deepMergeSimple, type Config } from "payload";
import { en } from "payload/i18n/en";

type Messages = Record<string, Record<string, string>>;

/** `Create New` as `Create new`; sentences and abbreviations stay. */
export const inSentenceCase = (text: string): string =>
  /[.?!] |</.test(text)
    ? text
    : text.replace(/(?<=\S )[A-Z](?=[a-z]|\b)/g, (capital) => capital.toLowerCase());

/** The spelling of the admin's other words; values (`{{email}}`) stay. */
export const inOwnSpelling = (text: string): string =>
  text.replace(/(?<![{\w])([Ee])mail(?=s?\b)(?!\}\})/g, "$1-mail");

/** Payload's labels in the capitals and the spelling of the admin's other words. */
const ofPayload = (original: Messages): Messages =>
  Object.fromEntries(
    Object.entries(original).map(([group, messages]) => [
      group,
      Object.fromEntries(
        Object.entries(messages)
          .map(([name, text]) => [name, inOwnSpelling(inSentenceCase(text)), text] as const)
          .filter(([, text, before]) => text !== before),
      ),
    ]),
  );

/** In place of messages that use technical terms or give no advice. */
const PLAIN: Messages = {
  error: {
    autosaving: "The draft could not be saved just now. What you wrote is still in the form.",
    correctInvalidFields: "Some fields need a correction. Each shows what to do.",
    documentNotFound: "There is no record {{id}} (any more), or your role does not allow it.",
    invalidFileType: "This kind of file cannot be used here.",
    invalidFileTypeValue: "This kind of file cannot be used here.",
    notAllowedToAccessPage: "Your role does not allow you to open this page. Contact an admin.",
    notAllowedToPerformAction: "Your role does not allow this. Contact an admin.",
    notFound: "This does not exist. It may have been deleted, or its address is wrong.",
    tokenInvalidOrExpired: "This link has expired. Request a new one.",
    unauthorized: "Log in to do this. If you are logged in, your role does not allow it.",
    unauthorizedAdmin: "This login cannot open the admin.",
    unknown: "Something went wrong. Try again; if it happens again, report it to your operator.",
    unspecific: "Something went wrong. Try again; if it happens again, report it to your operator.",
    userLocked: "Too many failed logins. Wait ten minutes, and try again.",
    valueMustBeUnique: "Another record already has this value. Choose a different one.",
  },
  general: {
    adminTheme: "Theme",
    backToDashboard: "Back to Home",
    creatingNewLabel: "Not saved yet",
    filters: "More filters",
    // In the comparison of versions: `Row 01`.
    item: "Row",
    noLabel: "–",
    noTrashResults: "The trash is empty.",
    noResultsDescription:
      "What visitors send, and what the program writes, appears here by itself.",
    noResultsFound: "Nothing here yet",
    nothingFound: "There is no such page",
    or: "or",
    payloadSettings: "This admin",
    // Payload appends further labels: `Title, Category or Address`.
    searchBy: "Search in: {{label}}",
    sorryNotFound: "Its address may be wrong, or your role does not have this page.",
  },
  upload: { bulkUpload: "Upload files" },
  validation: {
    greaterThanMax: "{{value}} is too large: at most {{max}}.",
    lessThanMin: "{{value}} is too small: at least {{min}}.",
    required: "This is missing. Write or choose it.",
    invalidInput: "This value is not valid. Choose or write another.",
    invalidSelection: "The selected entry no longer exists. Choose another.",
    invalidSelections: "Some selected entries no longer exist. Choose others:",
    longerThanMin: "Write at least {{minLength}} characters.",
    requiresAtLeast: "Add at least {{count}} {{label}}.",
    requiresNoMoreThan: "Remove some: at most {{count}} {{label}}.",
    shorterThanMax: "Write at most {{maxLength}} characters.",
    emailAddress: "This is no e-mail address. Write one such as name@example.com.",
    enterNumber: "This is no number. Write digits, such as 12 or 12.5.",
    fieldHasNo: "Choose one of the list.",
    notValidDate: "“{{value}}” is no date. Choose a day in the calendar.",
    requiresTwoNumbers: "Write two numbers.",
    validUploadID: "This picture is no longer in the library. Choose another.",
  },
  version: {
    compareVersions: "What changed",
    comparingAgainst: "Before",
    currentDraft: "Current draft",
    currentlyPublished: "Public now",
    currentlyViewing: "After",
    currentPublishedVersion: "Public now",
    modifiedOnly: "Only changed fields",
    moreVersions: "Another version…",
    previouslyDraft: "Draft",
    previouslyPublished: "Published earlier",
    previousVersion: "The version before",
    selectVersionToCompare: "Choose the version to compare with",
    specificVersion: "The chosen version",
  },
};

/** Replaces Payload's messages. */
export const plainMessages: NonNullable<Config["i18n"]> = {
  translations: { en: deepMergeSimple(ofPayload(en.translations as Messages), PLAIN) },
};
