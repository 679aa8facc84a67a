/**
 * Settings of a site that a test fills in faster, and more often, than a person could, and without
 * long work for the captcha.
 */
export const NO_RATE_LIMITS = {
  FORM_QUICKEST: "0",
  CAPTCHA_WORK: "5",
  FORM_RATE_ADDRESS: "off",
  FORM_RATE_OVERALL: "off",
  FORM_QUESTION_ADDRESS: "off",
  FORM_QUESTION_OVERALL: "off",
} as const;
