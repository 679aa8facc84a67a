import type { Market } from "@meridian/contract/market";
import { useRef, type SubmitEvent } from "react";
import { flushSync } from "react-dom";
import { useToday } from "#app/pages/pricing/calculator/use-today.ts";
import { withoutRow, type Team, type TeamRow } from "#app/team/calculator.ts";
import { longDate } from "#app/text/long-date.ts";
import { money } from "#app/text/money.ts";
import { TEAM, writeTeam } from "#app/team/team.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import styles from "./quote.module.css";

interface QuoteProps {
  team: Team;
  market: Market;
  /** Brand and day of the quote (`YYYY-MM-DD`; `""`: the visitor's today). Print only. */
  brand: string;
  day: string;
  /** Address that handles the delete buttons without script. */
  action: string;
  onDelete: (at: number) => void;
  /** Called when the last row is deleted, which leaves nothing to focus. */
  onEmpty: () => void;
}

/** A row for each position (CALC-04, CALC-06, CALC-07). The delete buttons are of a GET form. */
export function Quote({
  team: { rows, total },
  market,
  brand,
  day,
  action,
  onDelete,
  onEmpty,
}: QuoteProps) {
  const most = Math.max(...rows.flatMap(({ europe, california }) => [europe, california]));
  const body = useRef<HTMLTableSectionElement>(null);
  const today = longDate(useToday(day));
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const pressed = event.nativeEvent.submitter;
    if (!pressed) return;
    const at = [...(body.current?.querySelectorAll<HTMLElement>("button") ?? [])].indexOf(pressed);
    // The pressed button disappears with its row; the next row's button gets the focus.
    flushSync(() => onDelete(at));
    if (!body.current) return onEmpty();
    const buttons = body.current.querySelectorAll("button");
    if (document.activeElement === document.body)
      buttons[Math.min(at, buttons.length - 1)]?.focus();
  };
  return (
    <form className={styles.box} method="get" noValidate action={action} onSubmit={submit}>
      <p className={styles.head}>
        <b>{brand}</b> <time dateTime={today.day}>{today.text}</time>
      </p>
      <table className={styles.table} data-long={rows.length > 15 || undefined}>
        <caption>Monthly saving:</caption>
        <thead>
          <tr>
            <th scope="col">Position</th>
            <th scope="col">Number</th>
            <th scope="col">{averageIn(market)}</th>
            <th scope="col">{costIn(market)}</th>
            <th scope="col">Saving</th>
            <td rowSpan={2}>
              <VisuallyHidden>Delete</VisuallyHidden>
            </td>
          </tr>
          <tr className={styles.units}>
            <th scope="row">
              <VisuallyHidden>Units</VisuallyHidden>
            </th>
            <td>people</td>
            <td>{PER_PERSON}</td>
            <td>{PER_PERSON}</td>
            <td>{PER_YEAR}</td>
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map(({ title, number, europe, california, saving }, at) => (
            <Row
              // oxlint-disable-next-line react/no-array-index-key -- two rows may be the same
              key={at}
              title={title}
              number={number}
              europe={europe}
              california={california}
              saving={saving}
              most={most}
              market={market}
              rest={writeTeam(withoutRow(rows, at))}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              TOTAL SAVE:
            </th>
            <td colSpan={4}>
              {money(total, market.currency)} <small>per year</small>
            </td>
          </tr>
        </tfoot>
      </table>
    </form>
  );
}

type RowProps = Pick<TeamRow, "title" | "number" | "europe" | "california" | "saving"> & {
  /** Query of the team without this row. */
  rest: string;
  market: Market;
  /** The longest bar. */
  most: number;
};

const PER_PERSON = "per person, per year";
const PER_YEAR = "per year";

const averageIn = ({ own }: Market): string => `Average cost in ${own}*`;
const costIn = ({ compared }: Market): string => `Cost in ${compared}`;

function Row({ title, number, europe, california, saving, rest, market, most }: RowProps) {
  const { currency } = market;
  return (
    <tr>
      <th scope="row">{title}</th>
      <td data-label="Number" data-unit="people">
        {number}
      </td>
      <td data-label={averageIn(market)} data-unit={PER_PERSON}>
        {money(europe, currency)}
        <Bar length={europe / most} isOwn />
      </td>
      <td data-label={costIn(market)} data-unit={PER_PERSON}>
        {money(california, currency)}
        <Bar length={california / most} />
      </td>
      <td data-label="Saving" data-unit={PER_YEAR} className={styles.saving}>
        {money(saving, currency)}
      </td>
      <td className={styles.delete}>
        <IconButton
          icon="delete"
          label={`Delete ${title}`}
          bare
          type="submit"
          name={TEAM}
          value={rest}
        />
      </td>
    </tr>
  );
}

/** A cost to the scale of the table: 1 is its largest. */
function Bar({ length, isOwn = false }: { length: number; isOwn?: boolean }) {
  return (
    <span
      className={styles.bar}
      data-own={isOwn ? "" : undefined}
      style={{ "--length": String(Math.round(length * 1000) / 1000) }}
      aria-hidden="true"
    />
  );
}
