"use client";
import { prefixFor } from "@meridian/contract/language-prefix";
import { useFormFields } from "@payloadcms/ui";
import { languageIn } from "#admin-ui/words/formats.ts";
import { useWords } from "#admin-ui/words/use-words.ts";
import { languageAt } from "#records/screens/languages/language-at.ts";

interface TakenListProps {
  pages: readonly { id: number; title: string; slug: string }[];
}

export function TakenList({ pages }: TakenListProps) {
  const t = useWords();
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
            {t.parts(
              "{prefix} and the addresses below it are the site’s {language} pages: visitors cannot open the landing page {page} at /{slug}. Give it another address.",
              {
                prefix: prefixFor(code),
                language: languageIn(t.locale, code),
                page: <a href={`/admin/collections/landing-pages/${id}`}>{title || `/${slug}`}</a>,
                slug,
              },
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
