/** Cells of the inbox's list. */
import { Link } from "@payloadcms/ui";
import type { DefaultServerCellComponentProps, Payload } from "payload";
import { cache } from "react";
import { shortDayOf } from "#admin-ui/words/formats.ts";
import { adminWords } from "#admin-ui/words/words.ts";
import { aboutOf } from "#inbox/about.ts";
import { FoundLine } from "#inbox/screens/found-line.tsx";
import { Stage } from "#inbox/screens/stage.tsx";
import type { FoundLine as Found } from "#inbox/texts/found-line.ts";
import { isStepDue } from "#inbox/teamwork/due.ts";
import { tagsIn } from "#inbox/teamwork/tags.ts";
import { todayOf } from "#publishing/schedule/day-begins.ts";
import type { Submission } from "#payload-types.ts";

type CellProps = DefaultServerCellComponentProps & {
  link?: boolean;
  rowData: Submission & { found?: Found };
};

/** The sender: in bold until someone has read the submission. */
export function SenderCell({ link, rowData, i18n }: CellProps) {
  const t = adminWords(i18n);
  const { id, sender, email, status } = rowData;
  const name = <bdi>{sender || t("An unnamed sender")}</bdi>;
  return (
    <span className={status === "new" ? "sender sender--new" : "sender"}>
      {link ? (
        <Link href={`/admin/collections/submissions/${id}`} prefetch={false}>
          {name}
        </Link>
      ) : (
        name
      )}
      {email && email !== sender && <small>{email}</small>}
    </span>
  );
}

/** What for, and the line that the search found, else the beginning of what was written. */
export function AboutCell({ rowData, i18n }: CellProps) {
  const t = adminWords(i18n);
  const { kind, what, words } = aboutOf(rowData);
  return (
    <span className="about">
      <span>
        {t(kind)}
        {what && (
          <>
            : <bdi>{what}</bdi>
          </>
        )}
        {rowData.suspicious && <b className="about__suspicious">{t("Suspicious")}</b>}
      </span>
      {rowData.found ? (
        <FoundLine found={rowData.found} />
      ) : (
        words && <small dir="auto">{words}</small>
      )}
    </span>
  );
}

export const StatusCell = ({ rowData, i18n }: CellProps) => (
  <Stage of={rowData} t={adminWords(i18n)} />
);

/** Read once for a page. */
const today = cache((payload: Payload) => todayOf(payload));

/** What comes next, and when; what is due stands out. */
export async function NextStepCell({ payload, rowData, i18n }: CellProps) {
  const t = adminWords(i18n);
  const { nextStep, nextStepOn, status } = rowData;
  if (!nextStepOn && !nextStep) return null;
  const isDue = isStepDue({ nextStepOn, status }, await today(payload));
  const day = nextStepOn && shortDayOf(t.locale).format(new Date(nextStepOn));
  return (
    <span className="stage">
      <bdi>{nextStep}</bdi>
      {day && (
        <small className={isDue ? "stage__late" : undefined}>
          {isDue ? t("Due {day}", { day }) : day}
        </small>
      )}
    </span>
  );
}

export const TagsCell = ({ rowData }: CellProps) => <bdi>{tagsIn(rowData.tags).join(", ")}</bdi>;
