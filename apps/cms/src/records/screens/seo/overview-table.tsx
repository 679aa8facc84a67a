import type { Words } from "#admin-ui/words/words.ts";
import { charactersIn } from "#records/fields/limits.ts";
import { NOTES, type DescribedPage } from "#records/search-texts/every-page.ts";

export function OverviewTable({ pages, t }: { pages: readonly DescribedPage[]; t: Words }) {
  return (
    <div className="search-overview-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{t("Page")}</th>
            <th scope="col">{t("Title and description")}</th>
            <th scope="col">{t("Picture")}</th>
            <th scope="col">{t("Notes")}</th>
          </tr>
        </thead>
        <tbody>
          {pages.map((page) => (
            <Row key={page.edit} t={t} {...page} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Row = ({
  path,
  kind,
  title,
  description,
  hasPicture,
  isDraft,
  notes,
  edit,
  t,
}: DescribedPage & { t: Words }) => (
  <tr>
    <th scope="row">
      {/* A slash alone is no name for screen readers. */}
      <a href={edit} {...(path === "/" && { "aria-label": t("/, the home page") })}>
        {path}
      </a>
      <small>
        {t(kind)}
        {isDraft && `, ${t("draft")}`}
      </small>
    </th>
    <td>
      <Text text={title} empty={t("No title")} />
      <Text text={description} empty={t("No description")} />
    </td>
    <td data-head={t("Picture")}>{hasPicture ? t("Own") : "–"}</td>
    <td>
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={note}>{t(NOTES[note])}</li>
          ))}
        </ul>
      )}
    </td>
  </tr>
);

const Text = ({ text, empty }: { text: string; empty: string }) => (
  <p dir="auto">
    {text === "" ? <em>{empty}</em> : text}
    {text !== "" && <small>{`\u00A0${charactersIn(text)}`}</small>}
  </p>
);
