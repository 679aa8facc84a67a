import { useEffect, useRef, useState, type FormEvent } from "react";
import {
  CHOICE,
  chosenPosition,
  levelsOf,
  readChoice,
  type Choice,
  type Specialization,
} from "#app/team/calculator.ts";
import {
  levelName,
  MOST_PEOPLE,
  MOST_POSITIONS,
  TEAM,
  writeTeam,
  type Position,
} from "#app/team/team.ts";
import { isByAgent } from "#app/forms/is-by-agent.ts";
import { ANSWERING } from "#app/forms/tool.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { useT } from "#app/language/language.ts";
import styles from "./team-form.module.css";

const NUMBERS = Array.from({ length: MOST_PEOPLE }, (_, at) => String(at + 1));

interface TeamFormProps {
  specializations: readonly Specialization[];
  positions: readonly Position[];
  /** The choice in the address: restores an incomplete choice without script. */
  chosen: Choice;
  /** Address that handles the form without script. */
  action: string;
  onAdd: (position: Position) => void;
}

/**
 * CALC-01, CALC-02. A GET form: without script the response has the longer team. Hydrated, the
 * button is disabled while a choice is missing.
 */
export function TeamForm({ specializations, positions, chosen, action, onAdd }: TeamFormProps) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState(chosen);
  const isHydrated = useHydrated();
  const names = specializations.map(({ key, name }) => ({ value: key, label: name }));
  const levels = levelsOf(specializations, choice.key).map((level) => ({
    value: level,
    label: levelName(level, t),
  }));
  const isFull = positions.length >= MOST_POSITIONS;
  const position = chosenPosition(choice, specializations);
  const look = (): void => setChoice(readFields(form.current, specializations));
  // Reads choices from before hydration; drops those that the list no longer has.
  useEffect(look, [specializations]);
  const submit = (event: FormEvent): void => {
    if (isByAgent(event.nativeEvent)) return;
    event.preventDefault();
    // Clears at once: a double click adds one row.
    const chosenNow = chosenPosition(readFields(form.current, specializations), specializations);
    if (!chosenNow || isFull) return;
    clear(form.current);
    look();
    onAdd(chosenNow);
  };
  return (
    <form
      ref={form}
      className={styles.form}
      {...ANSWERING.team}
      method="get"
      noValidate={isHydrated}
      action={action}
      onChange={look}
      onSubmit={submit}
    >
      {positions.length > 0 && <input type="hidden" name={TEAM} value={writeTeam(positions)} />}
      <SelectField
        label={t("pricing.specialization")}
        name={CHOICE.key}
        required
        options={names}
        defaultValue={chosen.key}
      />
      <SelectField
        label={t("pricing.position")}
        name={CHOICE.level}
        required
        options={levels}
        defaultValue={chosen.level}
      />
      <SelectField
        label={t("pricing.number")}
        name={CHOICE.number}
        required
        options={NUMBERS}
        defaultValue={chosen.number ? String(chosen.number) : ""}
      />
      <Button type="submit" className={styles.add} disabled={isFull || (isHydrated && !position)}>
        {t("pricing.add")}
      </Button>
      {isFull && <p className={styles.full}>{t("pricing.full", { most: MOST_POSITIONS })}</p>}
    </form>
  );
}

/** The dropdowns are uncontrolled. Clears a level without a price (CALC-09). */
function readFields(
  form: HTMLFormElement | null,
  specializations: readonly Specialization[],
): Choice {
  const choice = readChoice(new FormData(form ?? undefined));
  const fits = choice.level !== "" && levelsOf(specializations, choice.key).includes(choice.level);
  const dropdown = form?.elements.namedItem(CHOICE.level);
  if (!fits && dropdown instanceof HTMLSelectElement) dropdown.value = "";
  return fits ? choice : { ...choice, level: "" };
}

/** CALC-05. Focuses the first dropdown, because the button, now disabled, would lose the focus. */
function clear(form: HTMLFormElement | null): void {
  const dropdowns = [...(form?.querySelectorAll("select") ?? [])];
  for (const dropdown of dropdowns) dropdown.value = "";
  if (isFree(form)) dropdowns[0]?.focus({ preventScroll: true });
}

/** Whether the visitor has not moved the focus elsewhere meanwhile. */
const isFree = (form: HTMLFormElement | null): boolean =>
  document.activeElement === document.body ||
  (document.activeElement instanceof HTMLButtonElement &&
    form?.contains(document.activeElement) === true);
