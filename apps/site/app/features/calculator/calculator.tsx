import { memo, useCallback, useRef, useState } from "react";
import { Quote } from "#app/features/calculator/quote.tsx";
import { QuoteActions } from "#app/features/calculator/quote-actions.tsx";
import { TeamForm } from "#app/features/calculator/team-form.tsx";
import { useAhead, type Edit } from "#app/features/calculator/use-ahead.ts";
import type { ComposedTeam } from "#app/features/calculator/use-team.ts";
import { teamSearch, withoutRow, type Choice, type Specialization } from "#app/lib/calculator.ts";
import { dollars } from "#app/lib/money.ts";
import type { Position } from "#app/lib/team.ts";
import { afterPaint } from "#app/ui/after-paint.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import styles from "./calculator.module.css";

export interface CalculatorProps extends Pick<ComposedTeam, "team" | "change"> {
  specializations: readonly Specialization[];
  /** What the address says is chosen in the dropdowns. */
  chosen: Choice;
  brand: string;
  /** Of the quote, `YYYY-MM-DD`; "" where the page does not know it. */
  day: string;
  /** What the cost means (CALC-08). */
  note: string;
  /** Of the page, without query. */
  address: string;
  /** Id of the form that the team is sent with. */
  sendTo: string;
}

/** Drawn again only for another team, and then after the paint. */
const [Form, Actions] = [memo(TeamForm), memo(QuoteActions)];

/** Loads what money is written with, in a task of its own: neither while the page comes alive nor when the first row is added. */
function loadMoney(): void {
  setTimeout(dollars, 0, 0);
}

/** Composes a team and says what it saves (CALC-01…CALC-10). */
export function Calculator({ specializations, team: written, change: write, chosen, brand, day, note, address, sendTo }: CalculatorProps) {
  const place = useRef<HTMLDivElement>(null);
  const [said, say] = useState("");
  const { team, change } = useAhead({ team: written, change: write }, specializations);
  // Where links lead, and what buttons send without script, follows with the address: the press is for the table.
  const settled = written.rows.length > 0 ? written.rows : team.rows;
  const action = `${new URL(address).pathname}#calculator`;
  const apply = useCallback(
    (done: string, edit: Edit): void => {
      const { rows, total } = change(edit);
      afterPaint(() => say(rows.length > 0 ? `${done}. Total saving: ${dollars(total)} per year` : `${done}. The team is empty`));
    },
    [change],
  );
  const add = useCallback((position: Position): void => apply("Added", (rows) => [...rows, position]), [apply]);
  return (
    <div ref={place} className={styles.calculator} onFocus={loadMoney}>
      <Form specializations={specializations} positions={settled} chosen={chosen} action={action} onAdd={add} />
      {!team.isWhole && <p className={styles.lost}>This link names positions that are not offered here or cannot be read. They are left out.</p>}
      {team.rows.length === 0 && <p className={styles.empty}>Compose your team to see how much you can save with your dedicated development team</p>}
      {team.rows.length > 0 && (
        <div className={styles.quote} data-quote="">
          <Quote team={team} settled={settled} brand={brand} day={day} action={action} onDelete={(at) => apply("Deleted", (rows) => withoutRow(rows, at))} onEmpty={() => place.current?.querySelector("select")?.focus()} />
          <Actions rows={settled} address={address} sendTo={sendTo} />
          <p className={styles.note}>{note}</p>
          <p className={styles.link}>{`${address}?${teamSearch(settled)}`}</p>
        </div>
      )}
      {team.rows.length === 0 && <p className={styles.note}>{note}</p>}
      <div role="status" className={styles.said}>
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </div>
  );
}
