/** `npm run check-host -- https://content.example.com` compares a host (docs/moving-in.md). */
import { parseArgs } from "node:util";
import { printed, reportOf } from "./check-host/report.ts";
import type { FormCallName } from "@meridian/contract";
import { checkConformance } from "../apps/cms/src/moving-in/conformance/conformance.ts";
import { hostOf } from "../apps/cms/src/moving-in/conformance/paths.ts";
import { useContentLogin } from "@meridian/settings/use-content-login";
import { demoCopy, demoLines } from "./check-host/demo-copy.ts";

const USAGE =
  "npm run check-host -- https://content.example.com [--json] [--strict] [--timeout 10] [--career-posts 411,412] [--forms contact=12,resume=13,price-request=14,survey=15]";
const FORM_CALLS: Record<string, FormCallName> = {
  contact: "contactForm",
  resume: "resumeForm",
  "price-request": "priceRequestForm",
  survey: "surveyForm",
};

/**
 * The forms' addresses, from the option or the site's settings (FORM_CONTACT_URL and others).
 * `undefined` if one is neither a number nor an address.
 */
function formsOf(option: string | undefined): Record<string, string> | undefined {
  const names = Object.keys(FORM_CALLS);
  const set = names.flatMap((name) => {
    const value = process.env[`FORM_${name.toUpperCase().replace("-", "_")}_URL`];
    return value ? [`${name}=${value}`] : [];
  });
  const pairs = (option?.split(",") ?? set).map((pair) => {
    const [name = "", ...rest] = pair.split("=");
    return [FORM_CALLS[name.trim()] ?? "", rest.join("=").trim()] as const;
  });
  const isRight = pairs.every(
    ([call, place]) => call !== "" && (/^\d+$/.test(place) || URL.canParse(place)),
  );
  return isRight ? Object.fromEntries(pairs) : undefined;
}

function read() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        json: { type: "boolean" },
        strict: { type: "boolean" },
        timeout: { type: "string" },
        "career-posts": { type: "string" },
        forms: { type: "string" },
      },
    });
    const host = hostOf(positionals[0] ?? "");
    const seconds = Number(values.timeout ?? 10);
    const forms = formsOf(values.forms);
    if (!host || !forms || positionals.length > 1 || !(seconds > 0)) return undefined;
    return {
      ...values,
      host,
      forms,
      timeout: seconds * 1000,
      careerPosts: values["career-posts"]?.split(",") ?? [],
    };
  } catch {
    return undefined;
  }
}

const options = read();
if (!options) {
  console.error(`Give one host:\n  ${USAGE}`);
  process.exit(2);
}
const { host, json, strict, timeout, careerPosts, forms } = options;
useContentLogin(host, process.env);
const watched = !json && process.stderr.isTTY;
const conformance = await checkConformance({
  host,
  timeout,
  careerPosts,
  restRoot: process.env.CONTENT_API || undefined,
  homePage: process.env.HOME_PAGE || undefined,
  forms,
  depth: "sample",
  onAnswer: (_, { done, of }) => watched && process.stderr.write(`\r${done} of ${of} checked `),
});
if (watched) process.stderr.write("\r                          \r");
const report = reportOf(host, conformance, { strict });
const copy = report.unreachable === undefined ? demoCopy(conformance.answers) : [];
process.stdout.write(
  json
    ? `${JSON.stringify({ ...report, demoCopy: copy }, null, 2)}\n`
    : `${[...printed(report), ...demoLines(copy)].join("\n")}\n`,
);
process.exitCode = report.status;
