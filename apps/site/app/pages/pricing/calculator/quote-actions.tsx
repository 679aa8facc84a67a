import { useState, type MouseEvent } from "react";
import { goToQuery } from "#app/pages/pricing/calculator/page-query.ts";
import { teamSearch } from "#app/team/calculator.ts";
import { teamQuery, type Position } from "#app/team/team.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
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
    <div className={styles.actions}>
      {sendTo && (
        <ButtonLink to={`${new URL(address).pathname}?${sent}#${sendTo}`} onClick={send}>
          Send me this
        </ButtonLink>
      )}
      {survey && (
        <ButtonLink kind="quiet" to={`${survey}?${teamQuery(rows)}`}>
          Plan this team
        </ButtonLink>
      )}
      <CopyLink link={link} />
      <Button kind="quiet" className={styles.scripted} onClick={() => print()}>
        Print
      </Button>
    </div>
  );
}

type Copied = "no" | "yes" | "by-hand";

/** Without clipboard, as on plain http, the visitor can copy the visible link. */
function CopyLink({ link }: { link: string }) {
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
        Copy link
      </Button>
      <span className={styles.copied} role="status">
        {copied === "yes" && "Link copied"}
      </span>
      {copied === "by-hand" && (
        <div className={styles.link}>
          <Field
            label="Link to this team"
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
