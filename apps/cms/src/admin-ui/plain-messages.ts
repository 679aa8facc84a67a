import type { Config } from "payload";

/** Replaces Payload's messages that use its technical terms or give no advice. */
export const plainMessages: NonNullable<Config["i18n"]> = {
  translations: {
    en: {
      error: {
        autosaving: "The draft could not be saved just now. What you wrote is still in the form.",
        correctInvalidFields: "Some fields need a correction. Each says what to do.",
        invalidFileType: "This kind of file cannot be used here.",
        invalidFileTypeValue: "This kind of file cannot be used here.",
        notAllowedToAccessPage:
          "Your role cannot open this page. An administrator can change that.",
        notAllowedToPerformAction: "Your role cannot do this. An administrator can change that.",
        notFound: "This is not here any more. It may have been deleted, or its address is wrong.",
        tokenInvalidOrExpired: "This link has expired. Request a new one.",
        unauthorized: "You are logged out. Log in, and try again.",
        unauthorizedAdmin: "This login cannot open the admin.",
        unknown:
          "Something went wrong. Try again; if it happens again, report it to your operator.",
        unspecific:
          "Something went wrong. Try again; if it happens again, report it to your operator.",
        userLocked: "Too many failed logins. Wait ten minutes, and try again.",
        valueMustBeUnique: "Another record already has this. Choose a different one.",
      },
      general: { noLabel: "–" },
      validation: {
        greaterThanMax: "{{value}} is too much: at most {{max}}.",
        lessThanMin: "{{value}} is too little: at least {{min}}.",
        invalidInput: "This cannot be used here. Choose or write something else.",
        invalidSelection: "What was chosen here is gone. Choose again.",
        invalidSelections: "Some of what was chosen here is gone. Choose again:",
        longerThanMin: "Write at least {{minLength}} characters.",
        requiresAtLeast: "Add at least {{count}} {{label}}.",
        requiresNoMoreThan: "Remove some: at most {{count}} {{label}}.",
        shorterThanMax: "Write at most {{maxLength}} characters.",
        validUploadID: "This picture is gone from the library. Choose another.",
      },
    },
  },
};
