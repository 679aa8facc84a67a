import { charactersIn } from "#records/fields/limits.ts";
import { NOTES, type DescribedPage } from "#records/search-texts/every-page.ts";

export function OverviewTable({ pages }: { pages: readonly DescribedPage[] }) {
  return (
    <div className="search-overview-table">
      <table>
        <thead>
          <tr>
            <th scope="col">Page</th>
            <th scope="col">Title and description</th>
            <th scope="col">Picture</th>
            <th scope="col">Notes</th>
          </tr>
        </thead>
        <tbody>
          {pages.map((page) => (
            <Row key={page.edit} {...page} />
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
}: DescribedPage) => (
  <tr>
    <th scope="row">
      <a href={edit} {...(path === "/" && HOME)}>
        {path}
      </a>
      <small>
        {kind}
        {isDraft && ", draft"}
      </small>
    </th>
    <td>
      <Text text={title} empty="No title" />
      <Text text={description} empty="No description" />
    </td>
    <td data-head="Picture">{hasPicture ? "Own" : "–"}</td>
    <td>
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={note}>{NOTES[note]}</li>
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

/** A slash alone is no name for screen readers. */
const HOME = { "aria-label": "/, the home page" };
