/** Where a sender came from (OWN-142): the first touch of the visit, and the last. */
import type { TextField } from "payload";

const CELL = "/inbox/screens/source-cell.tsx#SourceCell";

const source = (name: string, label: string): TextField => ({
  name,
  label,
  type: "text",
  index: true,
  admin: { components: { Cell: CELL } },
});

/** Names of the first are of the time when it was the only one. */
export const SOURCE_COLUMNS: readonly TextField[] = [
  source("utmSource", "Source"),
  { name: "utmMedium", label: "Medium", type: "text" },
  { name: "utmCampaign", label: "Campaign", type: "text", index: true },
  source("lastSource", "Last source"),
  { name: "lastMedium", label: "Last medium", type: "text" },
  { name: "lastCampaign", label: "Last campaign", type: "text", index: true },
  { name: "landingPage", label: "Landing page", type: "text", index: true },
];
