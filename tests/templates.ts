/** A page of each template, with the demo content. */
export const TEMPLATES = [
  "/",
  "/clients",
  "/case-studies",
  "/case-studies/harbour-ledger",
  "/services/dedicated-teams",
  "/technologies-react",
  "/expertise-fintech",
  "/article/article-it-outsourcing",
  "/blog",
  "/blog/what-an-rd-office-abroad-costs",
  "/dedicated-team-road-map",
  "/privacy-policy",
  "/sales",
  "/pricing",
  "/survey",
  "/career",
  "/career/411",
  "/vacancies",
  "/vacancies/senior-react-engineer-harbour-ledger",
];

/** Pages that are different with a query, and the error page. */
export const FURTHER = [
  "/pricing?team=react.senior.2,node.js.senior.3",
  "/search?q=react",
  "/nothing-here",
];
