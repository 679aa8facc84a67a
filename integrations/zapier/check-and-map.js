// For "Code by Zapier", Run Javascript. Input data: body, id, sent and signature (docs/connections.md).
// WEBHOOK_SECRET of the site.
const SECRET = "put the site's WEBHOOK_SECRET here";
const SITE = "https://www.example.com";
// Zapier may run a step later than the call.
const MINUTES = 60;

const { createHmac, timingSafeEqual } = require("crypto");
const { body = "", id = "", sent = "", signature: signatures = "" } = inputData;
const key = SECRET.startsWith("whsec_") ? Buffer.from(SECRET.slice(6), "base64") : SECRET;
const right = createHmac("sha256", key).update(`${id}.${sent}.${body}`).digest();
const isOurs = signatures.split(" ").some((entry) => {
  const [version, signature = ""] = entry.split(",");
  const given = Buffer.from(signature, "base64");
  return version === "v1" && given.length === right.length && timingSafeEqual(given, right);
});
if (!isOurs) throw new Error("The signature is wrong: compare SECRET with WEBHOOK_SECRET.");
if (!(Math.abs(Date.now() / 1000 - Number(sent)) < MINUTES * 60))
  throw new Error("The call is too old: a repeat, or a clock is wrong.");

const { data } = JSON.parse(body);
const { fields, labels = {}, files = [], came_from: cameFrom } = data;
const name = (fields.fullname ?? fields.fullName ?? "").trim();
const [, first = "", last = ""] = /^(.*?)\s*(\S*)$/s.exec(name) ?? [];
const rest = Object.entries(fields)
  .filter(
    ([field, value]) => value && !/^(your-)?email$|^full-?name$|^phone$|^company$/i.test(field),
  )
  .map(([field, value]) => `${labels[field] ?? field}: ${value}`);
const attached = files.map((file) => file.name).join(", ");
output = {
  // For the filters of the Zap: a suspicious message waits in the inbox for a person.
  send_to: data.suspicious ? "nowhere" : data.kind === "resume" ? "ats" : "crm",
  kind: data.kind,
  number: data.id,
  name,
  first_name: first || last,
  last_name: first && last,
  email: fields.email ?? fields["your-email"] ?? "",
  phone: fields.phone ?? "",
  company: fields.company ?? "",
  vacancy: fields.vacancy ?? "",
  page: SITE + data.page,
  // Where this visit came from; `first_source`: where the first one of the tab came from.
  source: cameFrom.last.source,
  medium: cameFrom.last.medium,
  campaign: cameFrom.last.campaign,
  first_source: cameFrom.first.source,
  text: [...rest, attached && `Files, in the inbox of the site: ${attached}`, `Number: ${data.id}`]
    .filter(Boolean)
    .join("\n"),
};
