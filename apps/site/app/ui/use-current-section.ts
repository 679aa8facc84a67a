import { useEffect, useState } from "react";
import { currentSection } from "#app/lib/current-section.ts";
import { landing } from "#app/ui/walk-to.ts";

/** The place of the section being read among those with these ids; `null` on the server and until the first look, for it cannot be known. `ids` must not change with each render. */
export function useCurrentSection(ids: readonly string[]): number | null {
  const [current, setCurrent] = useState<number | null>(null);
  useEffect(() => {
    let waiting = 0;
    const look = () => {
      waiting = 0;
      const sections = ids.flatMap((id) => document.getElementById(id) ?? []);
      const [first] = sections;
      if (!first || sections.length !== ids.length) return;
      const { scrollHeight } = document.documentElement;
      setCurrent(currentSection(sections.map((section) => section.getBoundingClientRect().top), landing(first), scrollY > 0 && scrollY + innerHeight >= scrollHeight - 1));
    };
    const lookSoon = () => void (waiting ||= requestAnimationFrame(look));
    look();
    addEventListener("scroll", lookSoon, { passive: true });
    addEventListener("resize", lookSoon);
    return () => {
      cancelAnimationFrame(waiting);
      removeEventListener("scroll", lookSoon);
      removeEventListener("resize", lookSoon);
    };
  }, [ids]);
  return current;
}
