import { LocalTime } from "#admin-ui/local-time.tsx";
import type { Words } from "#admin-ui/words/words.ts";
import type { ShownLetter } from "#inbox/mailbox/received.ts";

/** A mail of the sender, as plain text; what it repeats of the earlier letter is folded. */
export function ReceivedLetter({ letter, t }: { letter: ShownLetter; t: Words }) {
  const { kind, at, from, fromName, isOther, subject, text, quoted, files, notTaken } = letter;
  return (
    <li className={`letter letter-is-${kind}`}>
      <p className="reply-head">
        {kind === "bounce" ? (
          <strong>{t("Not delivered")}</strong>
        ) : (
          <>
            <strong>
              <bdi>{fromName || from}</bdi>
            </strong>
            {fromName && (
              <>
                {" "}
                (<bdi>{from}</bdi>)
              </>
            )}
          </>
        )}
        , <LocalTime at={Date.parse(at)} />
        {kind === "automatic" && <span className="letter-mark">{t("Automatic reply")}</span>}
        {isOther && (
          <span className="letter-mark letter-mark-warning">{t("From another address")}</span>
        )}
      </p>
      {isOther && (
        <p className="letter-note">
          {t(
            "This answer did not come from the submission’s address. Anyone who was sent the letter can answer it: check who writes before you rely on it.",
          )}
        </p>
      )}
      {subject && (
        <p className="reply-subject" dir="auto">
          {subject}
        </p>
      )}
      {text && <p className="reply-text">{text}</p>}
      {quoted && (
        <details>
          <summary>{t("Earlier letter")}</summary>
          <p className="reply-text">{quoted}</p>
        </details>
      )}
      {files.length > 0 && (
        <ul className="submission__files" aria-label={t("Files of this letter")}>
          {files.map(({ name, href, warnings }) => (
            <li key={href}>
              <a href={href} download={name}>
                <bdi>{name}</bdi>
              </a>
              {warnings.map((warning) => (
                <p key={warning} className="file-mark">
                  {t(warning)}
                </p>
              ))}
            </li>
          ))}
        </ul>
      )}
      {notTaken.length > 0 && (
        <div className="letter-note">
          <p>{t("Only in the mailbox:")}</p>
          <ul>
            {notTaken.map((line) => (
              <li key={line} dir="auto">
                {inWords(line, t)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}

/** `cv.exe (2 kB): why`: the file's name stays. */
function inWords(line: string, t: Words): string {
  const [, mb] = /^All attachments: the mail has (\d+) MB$/.exec(line) ?? [];
  if (mb) return t("All attachments: the mail has {mb} MB", { mb });
  const [, file = "", why = ""] = /^(.*\): )?(.*)$/s.exec(line) ?? [];
  return file + t(why);
}
