import { addressOf, CALL_NAMES, calls, type CallName } from "@meridian/contract";
import type { FormAnswer } from "../../apps/cms/src/moving-in/conformance/read-form-rules.ts";
import type { Warning } from "../../apps/cms/src/moving-in/conformance/content-checks.ts";
import type {
  Answer,
  Conformance,
  LanguageSurvey,
  Verdict,
} from "../../apps/cms/src/moving-in/conformance/conformance.ts";

export interface Line {
  kind: "breaks" | "missing" | "unusual";
  /** Place in the JSON; `""`: the whole response. */
  path: string;
  note: string;
  times: number;
}

export interface CallReport {
  call: CallName;
  verdict: Verdict | "not checked" | "nothing to request";
  requested: number;
  answered: number;
  address: string;
  lines: Line[];
}

/** The calls of a further language. */
export interface LanguageReport {
  code: string;
  /** `false`: the host ignores `lang`, so the site stays without this language. */
  isThere: boolean;
  calls: CallReport[];
}

export interface HostReport {
  host: string;
  /** 0: all calls can be read; 1: something breaks the contract; 2: the host could not be read. */
  status: 0 | 1 | 2;
  unreachable?: string;
  calls: CallReport[];
  languages: LanguageReport[];
  /** Problems with pictures, links, canonical addresses and versions. */
  warnings: Warning[];
}

/** Worst first. */
const RANK: Verdict[] = ["unanswered", "broken", "unusual", "fine", "absent"];

/** The report for the operator, per call. `strict`: missing fields break the contract. */
export function reportOf(
  host: string,
  { answers, forms, languages, warnings, unreachable }: Conformance,
  { strict = false } = {},
): HostReport {
  if (unreachable !== undefined)
    return { host, status: 2, unreachable, calls: [], languages: [], warnings: [] };
  const reports = CALL_NAMES.map((call) =>
    calls[call].method === "POST"
      ? reportOnForm(
          call,
          forms.find((form) => form.call === call),
        )
      : reportOn(
          call,
          answers.filter((answer) => answer.call === call),
        ),
  );
  const inLanguages = languages.map(reportOnLanguage);
  const breaks =
    reports.some(
      (report) =>
        isBroken(report) || (strict && report.lines.some(({ kind }) => kind === "missing")),
    ) || inLanguages.some(({ isThere, calls: own }) => !isThere || own.some(isBroken));
  const isStrict = strict && warnings.length > 0;
  return {
    host,
    status: breaks || isStrict ? 1 : 0,
    calls: reports,
    languages: inLanguages,
    warnings,
  };
}

const isBroken = ({ verdict }: CallReport): boolean =>
  verdict === "unanswered" || verdict === "broken";

/** A record without a version in the language is no loss. */
const reportOnLanguage = ({ code, isThere, answers }: LanguageSurvey): LanguageReport => ({
  code,
  isThere,
  calls: CALL_NAMES.map((call) =>
    reportOn(
      call,
      answers.filter((answer) => answer.call === call),
    ),
  ).filter(({ requested }) => requested > 0),
});

/** A page has no content without this record. */
const isWanted = (call: CallName): boolean =>
  calls[call].absent && calls[call].path.startsWith("/api/wp/v2/");

function reportOn(call: CallName, answers: readonly Answer[]): CallReport {
  const report = {
    call,
    requested: answers.length,
    answered: answers.filter(({ value }) => value !== null).length,
    address: answers[0]?.address ?? "",
    lines: linesOf(answers),
  };
  if (answers.length === 0) return { ...report, verdict: "nothing to request" };
  const verdict =
    RANK.find((rank) => answers.some((answer) => answer.verdict === rank)) ?? "absent";
  if (
    report.answered === 0 &&
    verdict === "absent" &&
    isWanted(call) &&
    !answers.some(({ params }) => Object.keys(params).length > 0)
  )
    report.lines.push({
      kind: "missing",
      path: "",
      note: "there is no such record: its page returns 404, or its section is omitted",
      times: 1,
    });
  return { ...report, verdict };
}

const DIFFERENCES = { refused: "breaks", stricter: "unusual", unread: "unusual" } as const;

/** Compares the declared rules: sending the form would leave a message with the host. */
function reportOnForm(call: CallName, form: FormAnswer | undefined): CallReport {
  const address = form?.address ?? addressOf(call);
  const report = { call, address, requested: 1, answered: 0, lines: [] };
  const { answer, differences } = form ?? { answer: { is: "silent" as const, problem: "" } };
  if (answer.is === "silent") {
    const note = `does not declare its rules${answer.problem && ` (${answer.problem})`}: only the site's rules are checked`;
    return {
      ...report,
      requested: 0,
      verdict: "not checked",
      lines: answer.problem ? [{ kind: "unusual", path: "", note, times: 1 }] : [],
    };
  }
  if (answer.is !== "schema") {
    const note =
      answer.is === "no-form"
        ? "there is no form with this number (404 wpcf7_not_found)"
        : "this route does not exist (404 rest_no_route): Contact Form 7 needs the form's number";
    return {
      ...report,
      verdict: "broken",
      lines: [{ kind: "breaks", path: "", note: `${note}: ${address}`, times: 1 }],
    };
  }
  const lines = (differences ?? []).map(({ kind, note }): Line => ({
    kind: DIFFERENCES[kind],
    path: "",
    note,
    times: 1,
  }));
  const verdict = lines.some(({ kind }) => kind === "breaks")
    ? "broken"
    : lines.length > 0
      ? "unusual"
      : "fine";
  return { ...report, answered: 1, verdict, lines };
}

function linesOf(answers: readonly Answer[]): Line[] {
  const lines = new Map<string, Line>();
  const add = (kind: Line["kind"], path: string, note: string, times = 1): void => {
    const like = `${kind} ${note} ${path.replace(/\[\d+\]/g, "[]")}`;
    const known = lines.get(like);
    if (known) known.times += times;
    else lines.set(like, { kind, path, note, times });
  };
  for (const { address, problem, breaches, value, quirks, notes } of answers) {
    if (problem) add("breaks", "", `${problem} (${address})`);
    for (const { path, problem: wrong, lost } of breaches)
      add(
        "breaks",
        path,
        `${wrong}; ${value === null ? "the response is lost" : `the ${lost} is omitted`}`,
      );
    for (const { kind, path, note, times } of quirks) add(kind, path, note, times);
    for (const note of notes)
      add(
        "unusual",
        "",
        note.replace(/ to (\S+)$/, (whole, url: string) =>
          answers.length > 1 && URL.canParse(url) ? ` to ${new URL(url).origin}` : whole,
        ),
      );
  }
  const order: Line["kind"][] = ["breaks", "missing", "unusual"];
  return [...lines.values()].toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

const LABELS: Record<CallReport["verdict"], string> = {
  fine: "fine   ",
  unusual: "read   ",
  absent: "absent ",
  broken: "BREAKS ",
  unanswered: "FAILED ",
  "not checked": "–      ",
  "nothing to request": "–      ",
};
const KINDS: Record<Line["kind"], string> = {
  breaks: "breaks",
  missing: "missing",
  unusual: "unusual",
};

/** The report as lines for a terminal. */
export function printed({
  host,
  unreachable,
  calls: reports,
  languages,
  warnings,
  status,
}: HostReport): string[] {
  if (unreachable !== undefined)
    return [
      `${host} could not be read: ${unreachable}.`,
      "Give the origin of the content host, such as https://content.example.com: the part of its addresses before /api.",
    ];
  const lines = reports.flatMap(linesOfCall);
  const count = (...verdicts: CallReport["verdict"][]): number =>
    reports.filter(({ verdict }) => verdicts.includes(verdict)).length;
  const missing = reports.reduce(
    (sum, report) => sum + report.lines.filter(({ kind }) => kind === "missing").length,
    0,
  );
  return [
    ...lines,
    "",
    ...languages.flatMap(linesOfLanguage),
    ...(languages.length > 0 ? [""] : []),
    ...warnings.map(({ topic, note }) => `look at ${topic.padEnd(12)} ${note}.`),
    ...(warnings.length > 0 ? [""] : []),
    `${host}: ${count("fine")} calls match the contract, ${count("unusual")} differ but can be read, ${count("broken", "unanswered")} break it, ${count("absent")} have no record; ${missing} fields or records are missing.`,
    status === 0
      ? "The site and the import can read this host."
      : "The site and the import omit what breaks the contract; docs/contract.md defines each call's response.",
  ];
}

const linesOfCall = (report: CallReport): string[] => [
  `${LABELS[report.verdict]} ${report.call.padEnd(26)}${aside(report)}`,
  ...report.lines.map(
    ({ kind, path, note, times }) =>
      `          ${KINDS[kind].padEnd(8)} ${path ? `${path}: ` : ""}${note}${times > 1 ? `  (${times} times)` : ""}`,
  ),
];

/** Only what breaks: unusual replies are those of the first language again. */
function linesOfLanguage({ code, isThere, calls: own }: LanguageReport): string[] {
  if (!isThere)
    return [
      `BREAKS  language ${code}: the host's settings for lang=${code} do not declare "language": "${code}", so it ignores lang or lacks the language. The site has no pages in it; docs/contract.md, Languages, has the requirement.`,
    ];
  const broken = own.filter(isBroken);
  const answered = own.reduce((sum, report) => sum + report.answered, 0);
  return [
    `language ${code}: ${answered} replies with a record; ${broken.length} calls break the contract`,
    ...broken.flatMap(linesOfCall),
  ];
}

function aside({ verdict, requested, answered, address }: CallReport): string {
  if (verdict === "not checked") return "a form: not checked, because nothing is sent";
  if (verdict === "nothing to request") return "no list and no link names such a record";
  return requested > 1 ? `${answered} of ${requested} requested have a record` : address;
}
