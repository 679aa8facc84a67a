import type { Market } from "@meridian/contract/market";
import { useRef, type SubmitEvent } from "react";
import { flushSync } from "react-dom";
import { useToday } from "#app/pages/pricing/calculator/use-today.ts";
import { titleOf, withoutRow, type Team, type TeamRow } from "#app/team/calculator.ts";
import { longDate } from "#app/text/long-date.ts";
import { money } from "#app/text/money.ts";
import { TEAM, writeTeam } from "#app/team/team.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { useLanguage, useT } from "#app/language/language.ts";
import type { DateWords } from "#app/text/date-words.ts";
import { Message } from "#app/language/message.tsx";
import styles from "./quote.module.css";

interface QuoteProps {
  team: Team;
  market: Market;
  /** Brand and day of the quote (`YYYY-MM-DD`; `""`: the visitor's today). Print only. */
  brand: string;
  day: string;
  dates: DateWords;
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
  dates,
  action,
  onDelete,
  onEmpty,
}: QuoteProps) {
  const { code, t } = useLanguage();
  const most = Math.max(...rows.flatMap(({ europe, california }) => [europe, california]));
  const body = useRef<HTMLTableSectionElement>(null);
  const today = longDate(useToday(day), dates);
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
    <form
      className={styles.box}
      data-paper=""
      method="get"
      noValidate
      action={action}
      onSubmit={submit}
    >
      <p className={styles.head}>
        <b>{brand}</b> <time dateTime={today.day}>{today.text}</time>
      </p>
      <table className={styles.table} data-long={rows.length > 15 || undefined}>
        <caption>{t("pricing.saving")}</caption>
        <Heads market={market} />
        <tbody ref={body}>
          {rows.map(({ number, europe, california, saving, ...row }, at) => (
            <Row
              // oxlint-disable-next-line react/no-array-index-key -- two rows may be the same
              key={at}
              title={titleOf(row, t)}
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
              {t("pricing.total")}
            </th>
            <td colSpan={4}>
              <Message
                of="pricing.amountPerYear"
                values={{
                  amount: money(total, market.currency, code),
                  perYear: <small>{t("pricing.perYear")}</small>,
                }}
              />
            </td>
          </tr>
        </tfoot>
      </table>
    </form>
  );
}

/** Below the heads are their units (CALC-11). */
function Heads({ market }: Pick<QuoteProps, "market">) {
  const t = useT();
  return (
    <thead>
      <tr>
        <th scope="col">{t("pricing.position")}</th>
        <th scope="col">{t("pricing.number")}</th>
        <th scope="col">{t("pricing.averageIn", { region: market.own })}</th>
        <th scope="col">{t("pricing.costIn", { region: market.compared })}</th>
        <th scope="col">{t("pricing.savingColumn")}</th>
        <td rowSpan={2}>
          <VisuallyHidden>{t("pricing.delete")}</VisuallyHidden>
        </td>
      </tr>
      <tr className={styles.units}>
        <th scope="row">
          <VisuallyHidden>{t("pricing.units")}</VisuallyHidden>
        </th>
        <td>{t("pricing.people")}</td>
        <td>{t("pricing.perPerson")}</td>
        <td>{t("pricing.perPerson")}</td>
        <td>{t("pricing.perYear")}</td>
      </tr>
    </thead>
  );
}

type RowProps = Pick<TeamRow, "number" | "europe" | "california" | "saving"> & {
  title: string;
  /** Query of the team without this row. */
  rest: string;
  market: Market;
  /** The longest bar. */
  most: number;
};

function Row({ title, number, europe, california, saving, rest, market, most }: RowProps) {
  const { code, t } = useLanguage();
  const amount = (value: number): string => money(value, market.currency, code);
  return (
    <tr>
      <th scope="row">{title}</th>
      <td data-label={t("pricing.number")} data-unit={t("pricing.people")}>
        {number}
      </td>
      <td
        data-label={t("pricing.averageIn", { region: market.own })}
        data-unit={t("pricing.perPerson")}
      >
        {amount(europe)}
        <Bar length={europe / most} isOwn />
      </td>
      <td
        data-label={t("pricing.costIn", { region: market.compared })}
        data-unit={t("pricing.perPerson")}
      >
        {amount(california)}
        <Bar length={california / most} />
      </td>
      <td
        data-label={t("pricing.savingColumn")}
        data-unit={t("pricing.perYear")}
        className={styles.saving}
      >
        {amount(saving)}
      </td>
      <td className={styles.delete}>
        <IconButton
          icon="delete"
          label={t("pricing.deleteRow", { title })}
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
