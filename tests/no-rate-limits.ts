/** For tests that fill in forms faster and more often than people can, with a short captcha. */
export const NO_RATE_LIMITS = {
  FORM_QUICKEST: "0",
  CAPTCHA_WORK: "5",
  FORM_RATE_ADDRESS: "off",
  FORM_RATE_OVERALL: "off",
  FORM_QUESTION_ADDRESS: "off",
  FORM_QUESTION_OVERALL: "off",
} as const;
