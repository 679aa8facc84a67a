/** PDFs of the host's library, behind a form or not, each with a page of its own. */
import { pagedPdf } from "../../../apps/cms/src/testing/paged-pdf.ts";
import type { History } from "../history.ts";
import type { PictureFile } from "../hosts/host-driver.ts";
import type { DocumentItem } from "../model.ts";
import { pickFrom, type Random, type Step } from "./step.ts";

/** No two have the same bytes. */
function newFile({ model }: History): PictureFile {
  const place = ++model.lastFile;
  const bytes = pagedPdf(1, { size: [600, 700 + place] });
  return { name: `document-${place}.pdf`, type: "application/pdf", bytes };
}

async function add(history: History): Promise<DocumentItem> {
  const { host, model } = history;
  if (!host.addDocument) throw new Error("the host has no documents");
  const file = newFile(history);
  const slug = `guide-${model.documents.length + 1}`;
  const { filename, ...record } = await host.addDocument(slug, file);
  const document: DocumentItem = {
    ...record,
    page: `/${slug}`,
    state: "open",
    filenames: [filename],
    bytes: file.bytes,
  };
  model.documents.push(document);
  return document;
}

/** One of this state; a new one is put into it. */
async function documentThat(
  history: History,
  random: Random,
  state: "open" | "closed",
): Promise<DocumentItem> {
  const found = pickFrom(
    history.model.documents.filter((one) => one.state === state),
    random,
  );
  if (found) return found;
  const added = await add(history);
  return state === "open" ? added : move(history, added, state);
}

async function move(
  { host }: History,
  document: DocumentItem,
  state: "open" | "closed",
): Promise<DocumentItem> {
  await host.changeDocument?.(document.number, { behindForm: state === "closed" });
  document.state = state;
  return document;
}

async function replace(history: History, document: DocumentItem): Promise<void> {
  const file = newFile(history);
  document.filenames.push((await history.host.changeDocument?.(document.number, { file })) ?? "");
  document.bytes = file.bytes;
}

const named = ({ page, number, state }: DocumentItem): string =>
  `${page}, file ${number}: ${state}`;

const either = (random: Random): "open" | "closed" => (random() < 0.5 ? "open" : "closed");

const step = (
  name: string,
  change: (history: History, random: Random) => Promise<DocumentItem>,
): Step => ({
  name,
  needs: "addDocument",
  run: async (history, _, random) => named(await change(history, random)),
});

export const documents: Step[] = [
  step("put a document behind a form", async (history, random) =>
    move(history, await documentThat(history, random, "open"), "closed"),
  ),
  step("take a document out of its form", async (history, random) =>
    move(history, await documentThat(history, random, "closed"), "open"),
  ),
  step("replace a document", async (history, random) => {
    const document = await documentThat(history, random, either(random));
    await replace(history, document);
    return document;
  }),
  step("delete a document", async (history, random) => {
    const document = await documentThat(history, random, either(random));
    await history.host.deleteDocument?.(document.number);
    document.state = "deleted";
    return document;
  }),
];
