"use client";
import { usePathname, useSearchParams } from "next/navigation.js";
import { NavLink } from "#admin-ui/navigation.tsx";
import { useWords } from "#admin-ui/words/use-words.ts";
import { LIST, listAddress } from "#translations/addresses.ts";

interface OwnWorkProps {
  languages: readonly { language: string; name: string }[];
}

export function OwnWork({ languages }: OwnWorkProps) {
  const t = useWords();
  const pathname = usePathname();
  const parameters = useSearchParams();
  const chosen = pathname === LIST ? parameters.get("language") : null;
  const several = languages.length > 1 ? languages : [];
  return (
    <>
      <NavLink
        id="nav-translations"
        href={LIST}
        isHere={pathname.startsWith(LIST) && !several.some(({ language }) => language === chosen)}
      >
        {t("Translations")}
      </NavLink>
      {several.map(({ language, name }) => (
        <NavLink
          key={language}
          id={`nav-language-${language}`}
          href={listAddress({ language })}
          isHere={language === chosen}
        >
          {name}
        </NavLink>
      ))}
    </>
  );
}
