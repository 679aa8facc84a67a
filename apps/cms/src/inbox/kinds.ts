export const SUBMISSION_KINDS = [
  { value: "contact", label: "Contact message" },
  { value: "resume", label: "Resume" },
  { value: "price-request", label: "Price request" },
  { value: "survey", label: "Survey" },
];
