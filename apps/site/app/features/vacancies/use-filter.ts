import { useEffect, useRef, type RefObject } from "react";
import { useNavigate } from "react-router";
import { choiceQuery, FILTER_GROUPS, type FilterNames } from "#app/lib/vacancy-filter.ts";

const boxesOf = (form: HTMLFormElement): HTMLInputElement[] => [...form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];

/** What is ticked now, in the boxes' order. */
function ticked(form: HTMLFormElement): FilterNames {
  const names = (group: string): string[] => boxesOf(form).filter((box) => box.name === group && box.checked).map(({ value }) => value);
  const [work, level, specialization] = FILTER_GROUPS;
  return { work_type: names(work.name), expertise: names(level.name), specialization: names(specialization.name) };
}

/**
 * Makes the filter instant: a ticked box is in the address at once (VAC-09). The boxes are the form's own, so that what
 * was ticked before the page came alive counts; they follow the address when it changes otherwise, as by a step back.
 */
export function useFilter(choice: FilterNames): { form: RefObject<HTMLFormElement | null>; apply: () => void } {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const query = choiceQuery(choice);
  const isAlive = useRef(false);
  const apply = (): void => {
    const wanted = form.current && choiceQuery(ticked(form.current));
    if (wanted !== null && wanted !== query) void navigate({ search: wanted }, { preventScrollReset: true });
  };
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const isFirst = !isAlive.current;
    isAlive.current = true;
    if (isFirst && choiceQuery(ticked(element)) !== query) return void navigate({ search: choiceQuery(ticked(element)) }, { preventScrollReset: true, replace: true });
    const chosen = new URLSearchParams(query);
    for (const box of boxesOf(element)) box.checked = chosen.getAll(box.name).includes(box.value);
  }, [query, navigate]);
  useClosing(form);
  return { form, apply };
}

/** A press outside closes the open dropdown (VAC-02); Escape does too, and gives the focus back to it. */
function useClosing(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const opened = (): HTMLDetailsElement | null => form.current?.querySelector<HTMLDetailsElement>("details[open]") ?? null;
    // At the click, not at the press: a dropdown that closes under the finger would take the button away from it.
    const press = (event: MouseEvent): void => {
      const details = opened();
      if (details && !details.contains(event.target as Node)) details.open = false;
    };
    const key = (event: KeyboardEvent): void => {
      const details = event.key === "Escape" ? opened() : null;
      if (!details) return;
      details.open = false;
      details.querySelector("summary")?.focus();
    };
    document.addEventListener("click", press);
    document.addEventListener("keydown", key);
    return () => {
      document.removeEventListener("click", press);
      document.removeEventListener("keydown", key);
    };
  }, [form]);
}
