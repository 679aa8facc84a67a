/** The inbox as a table for spreadsheets. */
import { contactForm, priceRequestForm, resumeForm, surveyForm, type FormKind } from "@meridian/contract/forms";
import type { Endpoint, PayloadRequest, Where } from "payload";
import { mergeListSearchAndWhere } from "payload/shared";
import { anyUser } from "#access/roles.ts";
import { csvRow } from "#inbox/csv.ts";
import { FIELD_LABELS } from "#inbox/field-labels.ts";
import type { Submission } from "#payload-types.ts";

/** Submissions read at a time: a table of any length costs no more memory than these. */
const BATCH = 200;

const FORMS: FormKind[] = [contactForm, resumeForm, priceRequestForm, surveyForm];
/** Fields that have a column of their own beside those every kind has. */
const NAMES = [...new Set(FORMS.flatMap(({ fields }) => fields.map(({ name }) => name)))];
const SUMMED_UP = new Set(["fullname", "fullName", "email", "your-email", "description", "vacancy"]);
const OWN_COLUMN = NAMES.filter((name) => !SUMMED_UP.has(name));

const HEAD = ["Number", "Received", "Kind", "Status", "From", "E-mail", "Vacancy", "Message", ...OWN_COLUMN.map((name) => FIELD_LABELS[name] ?? name), "Other fields", "Files", "Notes"];

function rowOf({ id, createdAt, kind, status, sender, email, vacancy, fields, fileNames, notes }: Submission): string[] {
  const sent = fields as Record<string, string>;
  const others = Object.entries(sent).filter(([name, value]) => value !== "" && !NAMES.includes(name));
  return [String(id), createdAt, kind, status, sender, email, vacancy, sent.description, ...OWN_COLUMN.map((name) => sent[name]), others.map(([name, value]) => `${name}: ${value}`).join("\n"), fileNames, notes].map((cell) => cell ?? "");
}

/** The next submissions after `after`, the newest first, as far as this user may see them. */
async function read(req: PayloadRequest, where: Where, after: number | undefined): Promise<Submission[]> {
  const further = after === undefined ? [] : [{ id: { less_than: after } }];
  const { docs } = await req.payload.find({ collection: "submissions", where: { and: [where, ...further] }, sort: "-id", limit: BATCH, pagination: false, depth: 0, overrideAccess: false, req });
  return docs;
}

/** What the list is filtered by and searched for, in the list's own words. */
function wantedBy({ query, payload }: PayloadRequest): Where {
  const { where, search } = query as { where?: Where; search?: unknown };
  const { config } = payload.collections.submissions;
  return mergeListSearchAndWhere({ collectionConfig: config, search: typeof search === "string" ? search : "", where: where ?? {} });
}

/** `GET /cms/api/submissions/export.csv`, with the list's `where` and `search`: every submission that the list would show on all its pages. */
export const exportEndpoint: Endpoint = {
  path: "/export.csv",
  method: "get",
  handler: async (req) => {
    if (!(await anyUser({ req }))) return Response.json({ errors: [{ message: "Log in to read submissions." }] }, { status: 401 });
    const where = wantedBy(req);
    // Before the answer begins: a filter that is none is an error, not half a table.
    let batch = await read(req, where, undefined);
    const encoder = new TextEncoder();
    const table = new ReadableStream<Uint8Array>({
      // The mark tells spreadsheets that this is UTF-8.
      start: (controller) => controller.enqueue(encoder.encode(`\ufeff${csvRow(HEAD)}`)),
      async pull(controller) {
        for (const submission of batch) controller.enqueue(encoder.encode(csvRow(rowOf(submission))));
        if (batch.length < BATCH) return controller.close();
        batch = await read(req, where, batch.at(-1)?.id);
      },
    });
    return new Response(table, {
      headers: {
        "content-type": "text/csv; charset=utf-8; header=present",
        "content-disposition": `attachment; filename="inbox-${new Date().toISOString().slice(0, 10)}.csv"`,
        "x-content-type-options": "nosniff",
        "cache-control": "private, no-store",
      },
    });
  },
};
