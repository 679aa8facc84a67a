import { withinSentence, languageIn } from "#admin-ui/words/formats.ts";
import type { Words } from "#admin-ui/words/words.ts";
import { translationAddress } from "#translations/addresses.ts";
import type { Weighed } from "#translations/by-importance.ts";
import type { OldText } from "#translations/changed-originals.ts";
import { OldTexts } from "#translations/screens/old-texts.tsx";
import { StartTranslation } from "#translations/screens/start-translation.tsx";
import { isPublicState, STATES } from "#translations/states.ts";

export type Older = ReadonlyMap<number, OldText[]>;

interface TableProps {
  records: readonly Weighed[];
  older: Older;
  languages: readonly string[];
  t: Words;
}

export const RecordTable = ({ records, older, languages, t }: TableProps) => (
  <div className="search-overview-table">
    <table>
      <thead>
        <tr>
          <th scope="col">{t("Record")}</th>
          {languages.map((language) => (
            <th key={language} scope="col">
              {languageIn(t.locale, language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <tr key={record.edit}>
            <th scope="row">
              <a href={record.edit}>{record.title}</a>
              <small>
                {[
                  t(record.label),
                  ...(record.hidden ? [withinSentence(t(record.hidden), t.locale)] : []),
                  ...(record.views > 0
                    ? [t.count(record.views, "{n} view in 30 days", "{n} views in 30 days")]
                    : []),
                ].join(", ")}
              </small>
            </th>
            {languages.map((language) => (
              <td key={language} data-head={languageIn(t.locale, language)}>
                <State {...{ record, older, language, t }} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** The signs of states in lists. */
const SIGNS = { published: "ok", changed: "edited", draft: "draft", begun: "off" } as const;

interface StateProps extends Pick<TableProps, "older" | "t"> {
  record: Weighed;
  language: string;
}

function State({ record, older, language, t }: StateProps) {
  const name = languageIn(t.locale, language);
  const own = record.translations[language];
  const old = own && older.get(own.id);
  if (!own)
    return (
      <StartTranslation of={{ kind: record.kind, record: record.record, language }} name={name} />
    );
  // Of a closed vacancy visitors see no public translation either.
  const hidden = isPublicState(own.state) && record.hidden;
  const words = hidden ? withinSentence(t(hidden), t.locale) : t(STATES[own.state]);
  return (
    <>
      <a
        className={`state state--${hidden ? "off" : SIGNS[own.state]}`}
        href={translationAddress(own.id)}
        aria-label={`${record.title}, ${name}: ${words}`}
      >
        {words}
      </a>
      {old && <OldTexts texts={old} {...{ language, t }} />}
    </>
  );
}
