import { touchesOf } from "@meridian/contract/touch";
import { markedName } from "@meridian/files/store/file-marks";
import type { Payload } from "payload";
import { LONGEST_BEGINNING } from "#inbox/about.ts";
import { wakeFilling } from "#inbox/fill-search-texts.ts";
import type { InboxOptions, NewSubmission } from "#inbox/receive-form.ts";
import { knownSender } from "#inbox/person.ts";
import { poolOf } from "#inbox/talent-pool.ts";
import { keep, unkeep, type InboxFiles } from "#inbox/store-file.ts";

/** Where the sender came from, in the columns of the inbox (OWN-142). */
export function sourceColumns(fields: Record<string, string>) {
  const { first, last, landingPage } = touchesOf(fields);
  return {
    utmSource: first.source,
    utmMedium: first.medium,
    utmCampaign: first.campaign,
    lastSource: last.source,
    lastMedium: last.medium,
    lastCampaign: last.campaign,
    landingPage,
  };
}

/** A summary for the inbox's list, independent of the form's field names. */
export function summaryOf(fields: Record<string, string>) {
  return { ...summaryOfForm(fields), ...sourceColumns(fields) };
}

function summaryOfForm({
  fullname,
  fullName,
  email,
  "your-email": yourEmail,
  vacancy,
  specialization,
  company,
  description,
  document = "",
  skill,
  _page: page,
  _language: language,
  _suspicious: suspicious = "",
}: Record<string, string>) {
  const address = email || yourEmail || "";
  const message = description || skill || "";
  return {
    sender: fullname || fullName || address,
    email: address,
    document,
    subject:
      vacancy ||
      document ||
      company ||
      specialization ||
      message.slice(0, LONGEST_BEGINNING) ||
      "Prices",
    vacancy: vacancy ?? "",
    page: page ?? "",
    language: language ?? "",
    suspicious: suspicious !== "",
    message,
  };
}

export function inboxOf(payload: Payload, inbox: InboxFiles, formKey?: string): InboxOptions {
  const isStored = async (key: string): Promise<boolean> =>
    (await payload.db.count({ collection: "submissions", where: { key: { equals: key } } }))
      .totalDocs > 0;

  async function save(submission: NewSubmission): Promise<void> {
    const { files, key } = submission;
    try {
      await keep(inbox, files);
      await record(submission);
      if (files.length > 0) wakeFilling(payload);
    } catch (error) {
      await unkeep(inbox, files);
      // A parallel request with the same key was first and is stored.
      if (!key || !(await isStored(key))) throw error;
    }
  }

  async function record({ kind, fields, files, key, added }: NewSubmission): Promise<void> {
    const summary = summaryOf(fields);
    const { address, person, name } = await knownSender(payload, summary.email);
    const fileNames = files.map((file) => markedName(file.name, file.type)).join(", ");
    await payload.create({
      collection: "submissions",
      data: {
        kind,
        status: "new",
        ...summary,
        ...added,
        ...(kind === "resume" && poolOf(fields)),
        // A form without a name field: the name from the sender's other forms.
        sender: summary.sender === summary.email && name ? name : summary.sender,
        address,
        person,
        fields,
        files: files.map((file) => ({ ...file })),
        fileNames,
        key,
      },
      depth: 0,
      overrideAccess: true,
    });
  }
  return { folder: inbox.folder, formKey, save, isStored, log: payload.logger };
}
