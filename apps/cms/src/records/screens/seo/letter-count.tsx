"use client";
import { pageTitle, type Titled } from "@meridian/contract/page-title";
import { useFormFields } from "@payloadcms/ui";
import { SameText } from "#records/screens/seo/same-text.tsx";
import { descriptionWords, titleWords } from "#records/search-texts/lengths.ts";

/** Below a text for search engines; with `titled` it is a title. */
export function LetterCount({ path, titled }: { path: string; titled?: Titled }) {
  const value = useFormFields(([fields]) => fields[path]?.value);
  const text = typeof value === "string" ? value : "";
  return (
    <>
      <p className="letter-count">
        {titled
          ? titleWords(text, text.trim() === "" ? "" : pageTitle(text, titled))
          : descriptionWords(text)}
      </p>
      <SameText field={titled ? "title" : "description"} text={text} />
    </>
  );
}
