/**
 * `npm run check-host -- https://content.example.com`: compares a host with the contract, see
 * docs/moving-in.md.
 */
import { parseArgs } from "node:util";
import { printed, reportOf } from "@meridian/contract/check-host";
import { checkConformance } from "@meridian/contract/conformance";
import { hostOf } from "@meridian/contract/paths";

const USAGE =
  "npm run check-host -- https://content.example.com [--json] [--strict] [--timeout 10] [--career-posts 411,412]";

function read() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        json: { type: "boolean" },
        strict: { type: "boolean" },
        timeout: { type: "string" },
        "career-posts": { type: "string" },
      },
    });
    const host = hostOf(positionals[0] ?? "");
    const seconds = Number(values.timeout ?? 10);
    if (!host || positionals.length > 1 || !(seconds > 0)) return undefined;
    return {
      ...values,
      host,
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
const { host, json, strict, timeout, careerPosts } = options;
const watched = !json && process.stderr.isTTY;
const conformance = await checkConformance({
  host,
  timeout,
  careerPosts,
  restRoot: process.env.CONTENT_API || undefined,
  homePage: process.env.HOME_PAGE || undefined,
  depth: "sample",
  onAnswer: (_, { done, of }) => watched && process.stderr.write(`\r${done} of ${of} asked `),
});
if (watched) process.stderr.write("\r                          \r");
const report = reportOf(host, conformance, { strict });
process.stdout.write(
  json ? `${JSON.stringify(report, null, 2)}\n` : `${printed(report).join("\n")}\n`,
);
process.exitCode = report.status;
