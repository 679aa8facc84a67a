/** Of the table of sources. */
export const COLUMNS = [
  { name: "visits", label: "Visits" },
  { name: "begun", label: "Begun forms" },
  { name: "sent", label: "Sent forms" },
  { name: "won", label: "Won", status: "won" },
  { name: "hired", label: "Hired", status: "hired" },
] as const;
