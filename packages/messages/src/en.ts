/**
 * The site's own words in English, in ICU MessageFormat: `{name}` is a value, `{count, plural, …}`
 * a choice by number. Keys begin with the module that shows them. The specification's strings stay
 * to the letter.
 */
export const en = {
  "form.clear": "Clear the form",
  "form.draft": "Your entries stay in this tab until you send them or close the tab.",
  "form.privacy": "The {link} describes how we use your data.",
  "form.privacyLink": "privacy policy",
  "form.waiting": "Your message will be sent automatically when the connection is back.",

  "shell.skip": "Skip to content",
} as const;
