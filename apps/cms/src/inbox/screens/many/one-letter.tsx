"use client";
import { Button } from "@payloadcms/ui";
import { useWords } from "#admin-ui/words/use-words.ts";
import type { Batch, Letter } from "#inbox/many/letters.ts";
import { languageChoices, LetterWords, Pick } from "#inbox/screens/letter-parts.tsx";
import { FileNames } from "#inbox/screens/reply-files.tsx";

interface OneLetterProps {
  letter: Letter;
  place: number;
  count: number;
  batch: Batch;
  onChange: (batch: Batch) => void;
  onGo: (place: number) => void;
}

/** One person's letter as it will be sent, which may be changed or left out. */
export function OneLetter({ letter, place, count, batch, onChange, onGo }: OneLetterProps) {
  const t = useWords();
  const { to, languages, language, subject, text, missing } = letter;
  const leaveOut = (): void => {
    onChange({ ...batch, leftOut: [...batch.leftOut, to.submission] });
  };
  return (
    <section
      aria-label={t("Letter {at} of {all}", { at: place + 1, all: count })}
      className="many-letter reply-composer"
    >
      <div className="many-letter__ways">
        <Button
          size="small"
          margin={false}
          buttonStyle="secondary"
          disabled={place === 0}
          onClick={() => onGo(place - 1)}
        >
          {t("Previous")}
        </Button>
        <strong role="status">{t("{at} of {all}", { at: place + 1, all: count })}</strong>
        <Button
          size="small"
          margin={false}
          buttonStyle="secondary"
          disabled={place + 1 >= count}
          onClick={() => onGo(place + 1)}
        >
          {t("Next")}
        </Button>
        <Button size="small" margin={false} buttonStyle="secondary" onClick={leaveOut}>
          {t("Leave out")}
        </Button>
      </div>
      <div className="many-letter__head">
        <p className="reply-head">
          {t.parts("To {who}", { who: <strong>{to.name || to.to}</strong> })}
          {to.name && to.name !== to.to && ` (${to.to})`}
          {to.about && `, ${to.about}`}
        </p>
        {languages.length > 1 && (
          <div className="plain-field reply-templates">
            <Pick
              label={t("Language")}
              value={language}
              choices={languageChoices(languages)}
              onPick={(code) =>
                onChange({ ...batch, languages: { ...batch.languages, [to.submission]: code } })
              }
            />
          </div>
        )}
      </div>
      <LetterWords
        words={{ subject, text }}
        onChange={(changed) =>
          onChange({
            ...batch,
            edited: { ...batch.edited, [letter.place]: { subject, text, ...changed } },
          })
        }
      />
      <FileNames files={batch.files} t={t} />
      {missing && <p role="alert">{missing}</p>}
    </section>
  );
}
