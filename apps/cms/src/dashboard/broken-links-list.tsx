"use client";
import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { LocalTime } from "#admin-ui/local-time.tsx";
import { postJson } from "#admin-ui/post-json.ts";
import type { LinkReport } from "#publishing/broken-links/watch-links.ts";
import { useWords } from "#admin-ui/words/use-words.ts";
import { namedIn } from "#records/kind-name.ts";

const SHOWN = 20;

export function BrokenLinksList({ found }: { found: LinkReport }) {
  const t = useWords();
  const [{ at, links, more }, setReport] = useState(found);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");

  async function look(): Promise<void> {
    setBusy(true);
    const answer = await postJson<LinkReport>("/cms/api/broken-links", {});
    setBusy(false);
    setProblem(answer.problem);
    const { at: when = at, links: now, more: beyond = 0 } = answer.json;
    if (answer.ok && now) setReport({ at: when, links: now, more: beyond });
  }
  const rest = Math.max(0, links.length - SHOWN) + more;
  return (
    <>
      <ul>
        {links
          .slice(0, SHOWN)
          .map((link) => namedIn(t, link))
          .map(({ kind, title, address, field, to, why }) => (
            <li key={`${address} ${field} ${to}`}>
              {kind} <a href={address}>{title}</a>, {t(field)}: <code>{to}</code>. {t(why)}
            </li>
          ))}
      </ul>
      {rest > 0 && <p>{t("and {rest} more", { rest })}</p>}
      <p role="status">
        {links.length === 0 && `${t("No broken links are left.")} `}
        {t.parts("Last check {when}; the next one within a week.", {
          when: <LocalTime at={Date.parse(at)} />,
        })}
      </p>
      <div className="dashboard-buttons">
        <Button
          size="small"
          buttonStyle="secondary"
          margin={false}
          disabled={busy}
          onClick={() => void look()}
        >
          {t("Check again")}
        </Button>
      </div>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
