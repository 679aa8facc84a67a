import { namedLanguage } from "@meridian/messages/languages";
import type { Payload } from "payload";
import { OpenLanguage } from "#translations/screens/open-language.tsx";
import { programWords, whatRemains } from "#translations/what-remains.ts";

interface OfLanguage {
  payload: Payload;
  language: string;
}

interface RemainingProps extends OfLanguage {
  isOpen?: boolean;
  /** May open a language. */
  isEditor?: boolean;
}

/** What is still to do, in order; for a language that is being prepared the press that opens it. */
export async function RemainingSteps({
  payload,
  language,
  isOpen = false,
  isEditor = true,
}: RemainingProps) {
  const { name } = namedLanguage(language);
  const steps = await whatRemains(payload, language);
  return (
    <section className="record-languages" aria-label={`${name}: what remains`}>
      <h3>What remains, in this order</h3>
      <p>Each translation has its preview.</p>
      <ol>
        {steps.map(({ label, address, all, left }) => (
          <li key={label}>
            {isEditor ? <a href={address}>{label}</a> : label}:{" "}
            {left === 0 ? "done" : `${left} of ${all} words to translate`}
          </li>
        ))}
      </ol>
      {!isOpen && isEditor && <OpenLanguage {...{ language, name }} />}
    </section>
  );
}

/** A language that is open: messages that it lacks, such as those of a new release. */
export async function MissingProgramWords({ payload, language }: OfLanguage) {
  const { left } = await programWords(payload, language);
  if (left === 0) return null;
  return (
    <p className="record-languages" role="note">
      {namedLanguage(language).name} lacks {left} of the program’s words, which visitors read in
      English. <a href="/admin/globals/site-settings?task=languages">Write them</a> in the settings,
      under Languages.
    </p>
  );
}
