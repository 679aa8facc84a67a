"use client";
import { prefixFor } from "@meridian/contract/language-prefix";
import { namedLanguage } from "@meridian/messages/languages";
import { useFormFields } from "@payloadcms/ui";
import { languageAt } from "#records/screens/languages/language-at.ts";

interface TakenListProps {
  pages: readonly { id: number; title: string; slug: string }[];
}

export function TakenList({ pages }: TakenListProps) {
  const value = useFormFields(([fields]) => fields.otherLanguages?.value);
  const languages: string[] = Array.isArray(value) ? value : [];
  const taken = pages.flatMap((page) => {
    const code = languageAt(page.slug, languages);
    return code === undefined ? [] : [{ ...page, code }];
  });
  return (
    <div role="status" className="target-mark" hidden={taken.length === 0}>
      <ul>
        {taken.map(({ id, title, slug, code }) => (
          <li key={id}>
            {prefixFor(code)} and the addresses below it are the site’s {namedLanguage(code).name}{" "}
            pages: visitors cannot open the landing page{" "}
            <a href={`/admin/collections/landing-pages/${id}`}>{title || `/${slug}`}</a> at /{slug}.
            Give it another address.
          </li>
        ))}
      </ul>
    </div>
  );
}
