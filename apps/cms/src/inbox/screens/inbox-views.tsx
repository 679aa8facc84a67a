import type { ListViewServerProps, Where } from "payload";
import { ExportLink } from "#admin-ui/export-link.tsx";
import { ErasePerson } from "#inbox/screens/erase-person.tsx";
import { isFilling, STILL_FILLING } from "#inbox/fill-search-texts.ts";
import { languagesIn } from "#inbox/languages.ts";
import { listOf } from "#inbox/list-address.ts";
import { STATUSES } from "#inbox/statuses.ts";

const KINDS = [
  { kind: "resume", label: "Applications" },
  { kind: "contact", label: "Contact messages" },
  { kind: "price-request", label: "Price requests" },
  { kind: "survey", label: "Surveys" },
];

const ROW = {
  display: "flex",
  flexWrap: "wrap",
  gap: "0.4rem 1.4rem",
  margin: 0,
  padding: 0,
  listStyle: "none",
} as const;

/** Views with the number waiting, applications by status, languages, and the export. */
export async function InboxViews({ payload, user }: ListViewServerProps) {
  const count = async (where: Where): Promise<number> =>
    (await payload.count({ collection: "submissions", where, overrideAccess: false, user }))
      .totalDocs;
  const waiting = await Promise.all(
    KINDS.map(({ kind }) =>
      count({ and: [{ kind: { equals: kind } }, { status: { equals: "new" } }] }),
    ),
  );
  const stages = await Promise.all(
    STATUSES.map(async (status) => ({
      ...status,
      found: await count({
        and: [{ kind: { equals: "resume" } }, { status: { equals: status.value } }],
      }),
    })),
  );
  const suspicious = await count({ suspicious: { equals: true } });
  const languages = await languagesIn(payload, user);
  return (
    <nav
      aria-label="Views of the inbox"
      style={{ display: "grid", gap: "0.6rem", marginBottom: "1.2rem" }}
    >
      <ul style={ROW}>
        <li>
          <a href={listOf({})}>Everything</a>
        </li>
        <li>
          <a href={listOf({ assignee: String(user?.id) })}>Mine</a>
        </li>
        {KINDS.map(({ kind, label }, at) => (
          <li key={kind}>
            <a href={listOf({ kind })}>{label}</a>
            {waiting[at] ? ` (${waiting[at]} new)` : ""}
          </li>
        ))}
        {suspicious > 0 && (
          <li>
            <a href={listOf({ suspicious: "true" })}>Suspicious</a> ({suspicious})
          </li>
        )}
        <li>
          <a href="/admin/applications">By vacancy</a>
        </li>
        <Exports />
      </ul>
      {isFilling(payload) && <p style={{ margin: 0 }}>{STILL_FILLING}</p>}
      {user?.collection === "users" && user.role === "admin" && <ErasePerson />}
      {stages.some(({ found }) => found > 0) && (
        <ul style={ROW}>
          <li>Applications by status:</li>
          {stages.map(
            ({ value, label, found }) =>
              found > 0 && (
                <li key={value}>
                  <a href={listOf({ kind: "resume", status: value })}>{label}</a> {found}
                </li>
              ),
          )}
        </ul>
      )}
      {languages.length > 1 && (
        <ul style={ROW}>
          <li>By language:</li>
          {languages.map(({ code, name }) => (
            <li key={code}>
              <a href={listOf({ language: code })}>{name}</a>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

const Exports = () => (
  <li style={{ marginInlineStart: "auto" }}>
    <ExportLink of="submissions" ending="csv">
      Export as CSV
    </ExportLink>{" "}
    ·{" "}
    <ExportLink of="submissions" ending="xlsx">
      as XLSX
    </ExportLink>
  </li>
);
