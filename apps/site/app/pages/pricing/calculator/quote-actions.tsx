import { useState, type MouseEvent } from "react";
import { goToQuery } from "#app/pages/pricing/calculator/page-query.ts";
import { teamSearch } from "#app/team/calculator.ts";
import { teamQuery, type Position } from "#app/team/team.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { useT } from "#app/language/language.ts";
import styles from "./quote-actions.module.css";

interface QuoteActionsProps {
  rows: readonly Position[];
  /** The page's address without query. */
  address: string;
  /** Id of the form that sends the team; `""` if there is none. */
  sendTo: string;
  /** Address of the survey; `""` if there is none. */
  survey: string;
}

/** Actions for a team (CALC-10). Sending it and taking it to the survey work without script. */
export function QuoteActions({ rows, address, sendTo, survey }: QuoteActionsProps) {
  const t = useT();
  const link = `${address}?${teamQuery(rows)}`;
  const sent = teamSearch(rows, true);
  const send = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goToQuery(sent);
    const form = document.getElementById(sendTo);
    form?.scrollIntoView();
    form
      ?.querySelector<HTMLElement>("input:not([type=hidden], [tabindex='-1'])")
      ?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.actions} data-screen="">
      {sendTo && (
        <ButtonLink to={`${new URL(address).pathname}?${sent}#${sendTo}`} onClick={send}>
          {t("pricing.send")}
        </ButtonLink>
      )}
      {survey && (
        <ButtonLink kind="quiet" to={`${survey}?${teamQuery(rows)}`}>
          {t("pricing.plan")}
        </ButtonLink>
      )}
      <CopyLink link={link} />
      <Button kind="quiet" className={styles.scripted} onClick={() => print()}>
        {t("pricing.print")}
      </Button>
    </div>
  );
}

type Copied = "no" | "yes" | "by-hand";

/** Without clipboard, as on plain http, the visitor can copy the visible link. */
function CopyLink({ link }: { link: string }) {
  const t = useT();
  const [last, setLast] = useState<{ link: string; copied: Copied }>({ link, copied: "no" });
  const copied = last.link === link ? last.copied : "no";
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setLast({ link, copied: "yes" });
    } catch {
      setLast({ link, copied: "by-hand" });
    }
  };
  return (
    <>
      <Button kind="quiet" className={styles.scripted} onClick={() => void copy()}>
        {t("pricing.copy")}
      </Button>
      <span className={styles.copied} role="status">
        {copied === "yes" && t("pricing.copied")}
      </span>
      {copied === "by-hand" && (
        <div className={styles.link}>
          <Field
            label={t("pricing.link")}
            name="link"
            type="text"
            readOnly
            value={link}
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
      )}
    </>
  );
}
