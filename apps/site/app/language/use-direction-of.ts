import { useLanguage, type Language } from "#app/language/language.ts";
import { directionOf } from "#app/language/direction-of.ts";

/** `dir` for the texts that run against the page's language; `undefined` for all others. */
export function useDirectionOf(): (text: string) => Language["direction"] | undefined {
  const { direction } = useLanguage();
  return (text) => {
    const own = directionOf(text, direction);
    return own === direction ? undefined : own;
  };
}
