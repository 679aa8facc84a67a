import type { Market } from "@meridian/contract/market";
import { useEffect, useMemo, useRef, useState, type MouseEvent } from "react";
import { Quote } from "#app/pages/pricing/calculator/quote.tsx";
import { QuoteActions } from "#app/pages/pricing/calculator/quote-actions.tsx";
import { TeamForm } from "#app/pages/pricing/calculator/team-form.tsx";
import { goToQuery, usePageQuery } from "#app/pages/pricing/calculator/page-query.ts";
import { shareTeam } from "#app/team/shared-team.ts";
import {
  exampleTeam,
  priceTeam,
  readChoice,
  SEND,
  sharedTeam,
  teamSearch,
  withoutRow,
  type Specialization,
  type Team,
} from "#app/team/calculator.ts";
import { money } from "#app/text/money.ts";
import { readTeam, TEAM, type Position } from "#app/team/team.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { useLanguage, useT } from "#app/language/language.ts";
import { Message } from "#app/language/message.tsx";
import type { DateWords } from "#app/text/date-words.ts";
import styles from "./calculator.module.css";

export interface CalculatorIslandProps {
  specializations: readonly Specialization[];
  /** Query of the page's address, without `?`. */
  query: string;
  market: Market;
  brand: string;
  /** Day of the quote, `YYYY-MM-DD`; `""` if unknown. */
  day: string;
  dates: DateWords;
  /** Explains the cost (CALC-08). */
  note: string;
  /** The page's address without query. */
  address: string;
  /** Id of the form that sends the team; `""` if there is none. */
  sendTo: string;
  /** Address of the survey; `""` if there is none. */
  survey: string;
}

/** Loads the currency formatter before the first row is added. */
function loadMoney(currency: string, code: string): void {
  setTimeout(money, 0, 0, currency, code);
}

/** A link to a composed team, while there is none (CALC-12). */
function Example({
  specializations,
  action,
}: Pick<CalculatorIslandProps, "specializations"> & { action: string }) {
  const t = useT();
  const query = teamSearch(exampleTeam(specializations));
  if (query === "") return null;
  const compose = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goToQuery(query);
  };
  return (
    <ButtonLink kind="quiet" to={action.replace("#", `?${query}#`)} onClick={compose}>
      {t("pricing.example")}
    </ButtonLink>
  );
}

/** What the whole team costs per month, above its table (CALC-12). */
function TeamCost({ team, currency }: { team: Team; currency: string }) {
  const { code } = useLanguage();
  const amount = <b>{money(team.monthly, currency, code)}</b>;
  return (
    <p className={styles.cost}>
      <Message of="pricing.teamCost" values={{ people: team.people, amount }} />
    </p>
  );
}

/** Composes a team (CALC-01…CALC-10). Only the address stores it: reload, back, links work. */
export default function Calculator({
  specializations,
  query: served,
  market,
  brand,
  day,
  dates,
  note,
  address,
  sendTo,
  survey,
}: CalculatorIslandProps) {
  const language = useLanguage();
  const { code, t } = language;
  const place = useRef<HTMLDivElement>(null);
  const [announced, announce] = useState("");
  const query = usePageQuery(served);
  const [written, isSent] = [query.get(TEAM), query.has(SEND)];
  const team = useMemo(
    () => priceTeam(readTeam(written), specializations),
    [written, specializations],
  );
  useEffect(
    () => shareTeam(sharedTeam(team, isSent, address, market, language)),
    [team, isSent, address, market, language],
  );
  const action = `${new URL(address).pathname}#calculator`;
  const change = (done: "added" | "deleted", positions: readonly Position[]): void => {
    goToQuery(teamSearch(positions, isSent));
    const { rows, total } = priceTeam({ positions, isWhole: true }, specializations);
    const values = { done, total: money(total, market.currency, code) };
    announce(rows.length > 0 ? t("pricing.changed", values) : t("pricing.emptied", { done }));
  };
  return (
    <div ref={place} className={styles.calculator} onFocus={() => loadMoney(market.currency, code)}>
      <TeamForm
        specializations={specializations}
        positions={team.rows}
        chosen={readChoice(query)}
        action={action}
        onAdd={(position) => change("added", [...team.rows, position])}
      />
      {!team.isWhole && <p className={styles.lost}>{t("pricing.omitted")}</p>}
      {team.rows.length === 0 && (
        <div className={styles.empty} data-screen="">
          <p>{t("pricing.compose")}</p>
          <Example specializations={specializations} action={action} />
        </div>
      )}
      {team.rows.length > 0 && (
        <div className={styles.quote} data-quote="">
          <TeamCost team={team} currency={market.currency} />
          <Quote
            team={team}
            market={market}
            brand={brand}
            day={day}
            dates={dates}
            action={action}
            onDelete={(at) => change("deleted", withoutRow(team.rows, at))}
            onEmpty={() => place.current?.querySelector("select")?.focus()}
          />
          <QuoteActions rows={team.rows} address={address} sendTo={sendTo} survey={survey} />
          <p className={styles.note}>{note}</p>
          <p className={styles.link}>{`${address}?${teamSearch(team.rows)}`}</p>
        </div>
      )}
      {team.rows.length === 0 && (
        <p className={styles.note} data-screen="">
          {note}
        </p>
      )}
      <div role="status" className={styles.result}>
        <VisuallyHidden>{announced}</VisuallyHidden>
      </div>
    </div>
  );
}
