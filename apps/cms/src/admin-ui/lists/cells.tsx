/** Cells of the admin's lists, in words; rendered on the server. */
import type { DefaultServerCellComponentProps } from "payload";
import type { ReactNode } from "react";
import { AgoTime } from "#admin-ui/lists/ago-time.tsx";
import { readTogether } from "#admin-ui/lists/batched.ts";
import { closedAt } from "#admin-ui/lists/last-day.ts";
import { stateInWords, type ListedState, type StateWords } from "#admin-ui/lists/state-in-words.ts";
import { draftStates, type DraftState, type Hidden } from "#admin-ui/lists/states.ts";
import { configWords } from "#admin-ui/words/german-text.ts";
import { labelText } from "#admin-ui/words/label-text.ts";
import { adminWords } from "#admin-ui/words/words.ts";
import { isCollection } from "#server/is-collection.ts";

const draftState = readTogether<number, DraftState>(async (payload, slug, ids) =>
  isCollection(payload, slug) ? draftStates({ payload }, slug, ids) : new Map(),
);

const hiddenWord = readTogether<number, string>(async (payload, slug, ids) => {
  const { hidden }: { hidden?: Hidden } = isCollection(payload, slug)
    ? (payload.collections[slug].config.custom ?? {})
    : {};
  return hidden ? hidden(payload, ids) : new Map();
});

const nameOf = readTogether<string, string>(async (payload, _, emails) => {
  const { docs } = await payload.db.find<{ id: number; email: string; name?: string | null }>({
    collection: "users",
    where: { email: { in: emails } },
    select: { email: true, name: true },
    pagination: false,
    limit: 0,
  });
  return new Map(docs.flatMap(({ email, name }) => (name ? [[email, name]] : [])));
});

/** The first column leads to the record. */
export function Linked({
  link,
  collectionSlug,
  rowData,
  viewType,
  children,
}: DefaultServerCellComponentProps & { children: ReactNode }) {
  if (!link) return children;
  const within = viewType === "trash" ? "/trash" : "";
  return (
    <a href={`/admin/collections/${collectionSlug}${within}/${String(rowData.id)}`}>{children}</a>
  );
}

export async function StateCell({
  payload,
  collectionSlug,
  collectionConfig,
  rowData,
  i18n,
}: DefaultServerCellComponentProps) {
  const t = adminWords(i18n);
  const doc: ListedState = rowData;
  const id = Number(rowData.id);
  const { _status: status } = doc;
  const draft = status === "draft" ? await draftState(payload, collectionSlug, id) : undefined;
  const withdrawn: unknown = collectionConfig.custom?.withdrawn;
  const own = stateInWords(
    doc,
    draft,
    typeof withdrawn === "string" ? withdrawn : undefined,
    closedAt(collectionConfig, rowData),
  );
  const isSeen = !doc.deletedAt && (status === "published" || draft === "changed");
  const hidden = isSeen ? await hiddenWord(payload, collectionSlug, id) : undefined;
  const { sign, words, at } = hidden ? ({ sign: "off", words: hidden } as StateWords) : own;
  return (
    <span className={`state state--${sign}`}>
      <span>
        {t(words)}
        {at !== undefined && (
          <>
            {" "}
            <AgoTime at={at} now={Date.now()} />
          </>
        )}
      </span>
    </span>
  );
}

/** When, and who if a person saved it. */
export async function TimeCell(props: DefaultServerCellComponentProps) {
  const { cellData, payload, rowData, field } = props;
  const at = Date.parse(String(cellData));
  if (Number.isNaN(at)) return <span>–</span>;
  const email: unknown = "name" in field && field.name === "updatedAt" && rowData.lastSavedBy;
  const by =
    typeof email === "string" && email ? ((await nameOf(payload, "", email)) ?? email) : "";
  return (
    <>
      <Linked {...props}>
        <AgoTime at={at} now={Date.now()} />
      </Linked>
      {by && <span className="cell-note">{by}</span>}
    </>
  );
}

/** A list of texts: Payload shows its JSON. */
export function TextsCell({ cellData }: DefaultServerCellComponentProps) {
  return <span>{Array.isArray(cellData) ? cellData.join(" · ") : cellData}</span>;
}

/** The label's beginning: what follows a colon or bracket explains it in the form. */
export function ChoiceCell(props: DefaultServerCellComponentProps) {
  const { cellData, field } = props;
  const options = "options" in field && Array.isArray(field.options) ? field.options : [];
  const found = options.find((one) => typeof one === "object" && one.value === cellData);
  const label =
    typeof found === "object"
      ? configWords(props)(labelText(found.label))
      : String(cellData ?? "–");
  return <Linked {...props}>{label.split(/[:(]/)[0]?.trim()}</Linked>;
}
