"use client";
import { useRouter } from "next/navigation.js";
import { useId, useState } from "react";
import { AgoTime } from "#admin-ui/lists/ago-time.tsx";
import { postJson } from "#admin-ui/post-json.ts";
import { useWords } from "#admin-ui/words/use-words.ts";
import type { Words } from "#admin-ui/words/words.ts";

export interface Draft {
  id: number;
  title: string;
  /** Kind and state; `at`: the time that ends it. */
  label: string;
  at: number | undefined;
  /** Planned or withdrawn: not part of all. */
  isHeld: boolean;
  address: string;
}

interface Props {
  drafts: readonly Draft[];
  name: string;
  now: number;
}

/** What the host returns (`publishing/publish-translations.ts`). */
interface Published {
  published: number[];
  refused: { id: number; reason: string }[];
}

/** Publishes the chosen drafts; each that cannot be published stays chosen, with its reason. */
export function PublishMany({ drafts, name, now }: Props) {
  const t = useWords();
  const id = useId();
  const { refresh } = useRouter();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [done, setDone] = useState<Published | null>(null);
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  const reasons = new Map(done?.refused.map((one) => [one.id, one.reason]));
  const free = drafts.flatMap((draft) => (draft.isHeld ? [] : [draft.id]));
  const isAll = free.length > 0 && free.every((one) => chosen.has(one));
  const choose = (ids: readonly number[], isOn: boolean): void => {
    const next = new Set(chosen);
    for (const one of ids)
      if (isOn) next.add(one);
      else next.delete(one);
    setChosen(next);
  };
  async function publish(): Promise<void> {
    const ids = drafts.flatMap((draft) => (chosen.has(draft.id) ? [draft.id] : []));
    if (ids.length === 0) return setProblem(t("Choose drafts first."));
    setBusy(true);
    setProblem("");
    const {
      ok,
      json,
      problem: why,
    } = await postJson<Published>("/cms/api/translations/publish", { ids });
    setBusy(false);
    if (!ok) return setProblem(why);
    const { published = [], refused = [] } = json;
    setDone({ published, refused });
    setChosen(new Set(refused.map((one) => one.id)));
    refresh();
  }
  return (
    <section className="record-languages language-work" aria-labelledby={id}>
      <h3 id={id}>{t("Drafts in {name}: {n}", { name, n: drafts.length })}</h3>
      <label>
        <input
          type="checkbox"
          checked={isAll}
          disabled={free.length === 0}
          onChange={({ target }) => choose(free, target.checked)}
        />{" "}
        {free.length < drafts.length ? t("All that are neither planned nor withdrawn") : t("All")}
      </label>
      <ul>
        {drafts.map((draft) => (
          <Row
            key={draft.id}
            draft={draft}
            now={now}
            isChosen={chosen.has(draft.id)}
            reason={reasons.get(draft.id)}
            choose={(isOn) => choose([draft.id], isOn)}
          />
        ))}
      </ul>
      <button type="button" disabled={isBusy} onClick={() => void publish()}>
        {chosen.size === 0
          ? t("Publish the chosen drafts")
          : t("Publish {n} chosen", { n: chosen.size })}
      </button>
      <p role="status">
        {isBusy && t("Publishing.")}
        {done && !isBusy && resultOf(done, t)}
      </p>
      {problem !== "" && <p role="alert">{problem}</p>}
    </section>
  );
}

const resultOf = ({ published, refused }: Published, t: Words): string =>
  t(
    refused.length > 0
      ? "{n} published, {refused} not: the reason is with each."
      : "{n} published.",
    { n: published.length, refused: refused.length },
  );

interface RowProps {
  draft: Draft;
  now: number;
  isChosen: boolean;
  /** Why it could not be published. */
  reason: string | undefined;
  choose: (isOn: boolean) => void;
}

function Row({ draft, now, isChosen, reason, choose }: RowProps) {
  const t = useWords();
  const id = useId();
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={isChosen}
          aria-describedby={reason === undefined ? undefined : id}
          onChange={({ target }) => choose(target.checked)}
        />{" "}
        <b dir="auto">{draft.title}</b>{" "}
        <small>
          {draft.label}
          {draft.at !== undefined && (
            <>
              {" "}
              <AgoTime at={draft.at} now={now} />
            </>
          )}
        </small>
      </label>
      <a href={draft.address} aria-label={t("Open {title}", { title: draft.title })}>
        {t("Open")}
      </a>
      {reason !== undefined && (
        <p id={id} className="language-work__reason">
          {reason}
        </p>
      )}
    </li>
  );
}
