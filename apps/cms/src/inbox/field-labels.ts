import { EXTRA_FIELDS, sourceFields } from "@meridian/contract/forms";

export const FIELD_LABELS: Record<string, string> = {
  fullname: "Name",
  fullName: "Name",
  email: "E-mail",
  "your-email": "E-mail",
  phone: "Phone",
  description: "Message",
  vacancy: "Vacancy",
  specialization: "Specialization",
  region: "Regions",
  forSeniorFullStack: "Senior Full-Stack, per hour",
  forMiddleBackend: "Middle Backend, per hour",
  teamSize: "Team size",
  skill: "Technologies",
  company: "Company",
  currency: "Currency",
  ...sourceFields(Object.fromEntries(EXTRA_FIELDS.map(({ name, label }) => [name, label]))),
};
