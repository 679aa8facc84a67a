/** The contract's rows on a host with the demo content: the demo host, the CMS, or another. */
import {
  addressOf,
  calls,
  createClient,
  fill,
  formReply,
  readReply,
  type FormCallName,
  type SpecifiedCallName as GetCallName,
} from "@meridian/contract";
import { KEY_FIELD, KEY_HEADER, readSchemaAnswer } from "@meridian/contract/form-host/form-address";
import { loadContent, mediaFile } from "@meridian/demo";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { contractRows, Picture, type Row, type Sample } from "./rows.ts";

export interface ReadPicture {
  src: string;
  alt: string;
  width?: number;
  height?: number;
  sizes: Record<string, string>;
}

/** What must be equal on this host; default: everything. */
export interface SuiteOptions {
  /** The compared value of a picture; default: its address. */
  seen?: (picture: ReadPicture) => unknown;
  /** The expected value of `seen` for a picture id; default: the demo host's address. */
  wanted?: (id: string, host: string) => unknown;
  /** Normalises the texts of both sides, e.g. if a host writes equivalent HTML. */
  text?: (text: string) => string;
  /** `false`: the host assigns ids; `id` and `ID` are not compared. */
  ids?: boolean;
  /** `false`: the host lacks these form addresses. */
  forms?: boolean;
}

interface Likeness extends Required<Omit<SuiteOptions, "forms">> {
  host: string;
}

const rows = contractRows(loadContent());
const ROWS = Object.entries(rows) as [GetCallName, Row<GetCallName>][];
const ABSENT = ROWS.flatMap(([call, { absent }]): [GetCallName, Record<string, string>][] =>
  absent ? [[call, absent]] : [],
);

/** Tests every row of section 7. `getHost` returns the origin when the tests run. */
export function contractSuite(
  name: string,
  getHost: () => string,
  {
    seen = ({ src }) => src,
    wanted = demoAddress,
    text = (same) => same,
    ids = true,
    forms = true,
  }: SuiteOptions = {},
): void {
  describe(`contract: ${name}`, () => {
    let host = "";
    beforeAll(() => void (host = getHost()));
    for (const [call, row] of ROWS) {
      test(`[API-01] GET ${row.address} is served at the exact path and query, whole`, async () => {
        for (const { params } of row.samples) await expectServedAsWritten(call, row, params, host);
      });
      test(`[API-02] ${call} reads like the demo content`, async () => {
        for (const sample of row.samples)
          await expectReadAs(call, row, sample, { host, seen, wanted, text, ids });
      });
    }
    test.each(ABSENT)("[API-01] %s that is not there is absent: %j", async (call, params) =>
      expect(await readCall(call, params, host)).toEqual({ reply: null, warnings: [] }),
    );
    test("[API-01] vacancies come hot first", async () => {
      const hot = ((await readCall("vacancies", {}, host)).reply as { hot: number }[]).map(
        (vacancy) => vacancy.hot,
      );
      expect(hot).toEqual(hot.toSorted((a, b) => b - a));
    });
    if (forms) formTests(() => host);
  });
}

const demoAddress = (id: string, host: string): string => `${host}/media/${mediaFile(id).file}`;

async function readCall(
  call: GetCallName,
  params: Record<string, string>,
  host: string,
): Promise<{ reply: unknown; warnings: object[] }> {
  const warnings: object[] = [];
  const client = createClient({
    host,
    timeout: 20_000,
    log: { warn: (details) => void warnings.push(details) },
  });
  const read = client.read as (
    call: GetCallName,
    params: Record<string, string>,
  ) => Promise<unknown>;
  return { reply: await read(call, params), warnings };
}

async function expectServedAsWritten(
  call: GetCallName,
  row: Row<GetCallName>,
  params: Record<string, string>,
  host: string,
): Promise<void> {
  const address = fill(row.address, params);
  expect(decodeURIComponent(addressOf(call, params, { more: false }))).toBe(address);
  const response = await fetch(host + address);
  expect([response.status, response.headers.get("content-type")], address).toEqual([
    200,
    expect.stringMatching(/^application\/json/),
  ]);
  const result = readReply(
    calls[call].reply as v.GenericSchema<unknown, unknown>,
    await response.json(),
  );
  expect(result, address).toMatchObject({
    ok: true,
    breaches: [],
    value: expect.anything() as unknown,
  });
}

async function expectReadAs(
  call: GetCallName,
  { sortedBy }: Row<GetCallName>,
  { params, clean }: Sample<GetCallName>,
  likeness: Likeness,
): Promise<void> {
  const { reply, warnings } = await readCall(call, params, likeness.host);
  expect(warnings, JSON.stringify(params)).toEqual([]);
  const sorted = (value: unknown): unknown =>
    sortedBy && Array.isArray(value)
      ? (value as Record<string, string>[]).toSorted((a, b) =>
          String(a[sortedBy]).localeCompare(String(b[sortedBy])),
        )
      : value;
  expect(sorted(comparable(reply, likeness)), JSON.stringify(params)).toEqual(
    sorted(comparable(clean, likeness)),
  );
}

/** Sent by a WordPress, not by a plain host. */
const isPermalink = (name: string, record: object): boolean =>
  name === "link" && ["title", "post_title", "list"].some((other) => other in record);

/** A host's own number of a row. */
const isQuestionKey = (name: string, record: object): boolean =>
  name === "key" && "options" in record;

const isPicture = (value: object): value is ReadPicture => "src" in value && "sizes" in value;

function comparable(value: unknown, likeness: Likeness, key = ""): unknown {
  if (value instanceof Picture) return { picture: likeness.wanted(value.id, likeness.host) };
  // A canonical address may be on the host's domain; the site replaces it (SH-07).
  if (typeof value === "string")
    return key === "canonical" ? new URL(value, "http://site.test").pathname : likeness.text(value);
  if (Array.isArray(value)) return value.map((item) => comparable(item, likeness));
  if (typeof value !== "object" || value === null) return value;
  if (isPicture(value)) return { picture: likeness.seen(value) };
  const compared = Object.entries(value).filter(
    ([name]) =>
      (likeness.ids || (name !== "id" && name !== "ID" && !isQuestionKey(name, value))) &&
      // The bundled host is seeded in all languages.
      name !== "translations" &&
      !isPermalink(name, value),
  );
  return Object.fromEntries(
    compared.map(([name, inner]) => [name, comparable(inner, likeness, name)]),
  );
}

const pdf = (): File =>
  new File(
    [
      "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
    ],
    "team brief.pdf",
    { type: "application/pdf" },
  );

type Fields = Record<string, string | (() => File)>;
const FORMS: [[FormCallName, Fields], ...[FormCallName, Fields][]] = [
  [
    "contactForm",
    {
      fullname: "Ann Lee",
      email: "ann@example.com",
      phone: "+44 20 7946 0123",
      description: "We need a team.",
      "file-type": pdf,
    },
  ],
  [
    "resumeForm",
    {
      fullname: "Ann Lee",
      email: "ann@example.com",
      description: "Hello",
      vacancy: "QA engineer",
      "file-type": pdf,
    },
  ],
  ["priceRequestForm", { "your-email": "ann@example.com" }],
  [
    "surveyForm",
    {
      region: "Western Europe (EU & Balkans)",
      forSeniorFullStack: "45-95",
      forMiddleBackend: "35-65",
      teamSize: "1-100",
      skill: "React, Node JS",
      fullName: "Ann Lee",
      company: "Acme",
      email: "ann@example.com",
      currency: "USD",
    },
  ],
];

function formTests(host: () => string): void {
  const send = (call: FormCallName, body: BodyInit) =>
    fetch(host() + addressOf(call), { method: "POST", body });
  test.each(FORMS)(
    "[API-03] %s takes its multipart fields, and the same again by its key",
    async (call, fields) => {
      const key = crypto.randomUUID();
      for (const _ of ["first", "repeat"]) {
        const data = new FormData();
        for (const [name, value] of Object.entries<string | (() => File)>({
          ...fields,
          _wpcf7_unit_tag: "site-1",
          _idempotency_key: key,
        }))
          data.set(name, typeof value === "string" ? value : value());
        const response = await send(call, data);
        expect([response.status, v.parse(formReply, await response.json())]).toMatchObject([
          200,
          { status: "mail_sent" },
        ]);
      }
    },
  );
  test.each(FORMS)(
    "[API-03] %s declares that it recognises keys, so that a repeat is safe",
    async (call) => {
      const response = await fetch(`${host()}${addressOf(call)}/schema`);
      const answer = readSchemaAnswer({ status: response.status, body: await response.text() });
      expect([response.headers.get(KEY_HEADER), answer]).toEqual([
        KEY_FIELD,
        { is: "schema", schema: { rules: [], unread: [] } },
      ]);
    },
  );
  test.each(FORMS)("[API-03] %s takes nothing but multipart", async (call) => {
    expect((await send(call, new URLSearchParams({ fullname: "Ann" }))).status).toBe(415);
  });
  test("[API-03] a message stored with two files is taken as the intake sends it, and two under one name are refused, not halved", async () => {
    const [[call, fields]] = FORMS;
    const outcomes = await Promise.all(
      ["file-type-2", "file-type"].map(async (second) => {
        const data = new FormData();
        for (const [name, value] of Object.entries<string | (() => File)>({
          ...fields,
          _wpcf7_unit_tag: "site-1",
          _idempotency_key: crypto.randomUUID(),
        }))
          data.set(name, typeof value === "string" ? value : value());
        data.append(second, pdf(), "second.pdf");
        const response = await send(call, data);
        return [response.status, v.parse(formReply, await response.json())];
      }),
    );
    expect(outcomes).toMatchObject([
      [200, { status: "mail_sent" }],
      [
        200,
        {
          status: "validation_failed",
          invalid_fields: [{ field: "file-type", message: "Please add one file only" }],
        },
      ],
    ]);
  });
}
