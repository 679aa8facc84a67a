"use client";
import { useConfig, useListQuery } from "@payloadcms/ui";
import { useEffect, useRef } from "react";
import { conditionInWords } from "#admin-ui/lists/condition-in-words.ts";
import type { Choice, Facet } from "#admin-ui/lists/facets.ts";
import {
  branchesOf,
  isIn,
  sharedBy,
  whereOf,
  withCondition,
  without,
  type Condition,
} from "#admin-ui/lists/where-branches.ts";
import { numberOf } from "#admin-ui/words/formats.ts";
import { useWords } from "#admin-ui/words/use-words.ts";

interface Filter {
  branches: Condition[][];
  set: (branches: Condition[][]) => void;
}

const conditionsOf = ({ choices }: Facet): Condition[] => choices.map(({ condition }) => condition);

const chosenIn = ({ choices }: Facet, { branches }: Filter): Choice | undefined =>
  choices.find(({ condition }) => isIn(branches, condition));

/** A choice replaces the facet's other; pressed again, it goes. */
function choose(facet: Facet, choice: Choice | undefined, { branches, set }: Filter): void {
  const rest = without(branches, conditionsOf(facet));
  set(choice ? withCondition(rest, choice.condition) : rest);
}

function Chips({ facet, filter, found }: { facet: Facet; filter: Filter; found: string }) {
  const chosen = chosenIn(facet, filter);
  return facet.choices.map((choice) => {
    const isOn = choice === chosen;
    return (
      <button
        key={choice.label}
        type="button"
        className="chip"
        aria-pressed={isOn}
        onClick={() => choose(facet, isOn ? undefined : choice, filter)}
      >
        {choice.label}
        {isOn && <span className="chip__count"> {found}</span>}
      </button>
    );
  });
}

/** A native list: usable with any pointer and keyboard. */
function Pick({ facet, filter }: { facet: Facet; filter: Filter }) {
  const t = useWords();
  const at = facet.choices.findIndex(({ condition }) => isIn(filter.branches, condition));
  return (
    <select
      className="chip"
      aria-label={facet.label}
      data-chosen={at >= 0}
      value={at}
      onChange={(event) => choose(facet, facet.choices[Number(event.target.value)], filter)}
    >
      <option value={-1}>{at < 0 ? facet.label : t("{label}: any", { label: facet.label })}</option>
      {facet.choices.map(({ label }, index) => (
        <option key={label + String(index)} value={index}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** Conditions of Payload's filters, in words. */
function Others({ facets, filter }: { facets: Facet[]; filter: Filter }) {
  const t = useWords();
  const { collectionSlug } = useListQuery();
  const { getEntityConfig } = useConfig();
  const { fields } = getEntityConfig({ collectionSlug: collectionSlug ?? "" }) ?? { fields: [] };
  const chosen = facets.flatMap((facet): Condition[] => {
    const choice = chosenIn(facet, filter);
    return choice ? [choice.condition] : [];
  });
  const rest = without(filter.branches, chosen);
  const shared = sharedBy(rest);
  // One chip for what differs: a single branch of it would show more than all do.
  const own = without(rest, shared).filter((branch) => branch.length > 0);
  const choices = facets.flatMap((facet) => facet.choices);
  const words = (branch: Condition[]): string =>
    branch.map((one) => conditionInWords(one, fields, choices, t)).join(t(" and "));
  const chip = (text: string, remove: () => void) => (
    <button key={text} type="button" className="chip chip--other" onClick={remove}>
      {text} <span aria-hidden="true">×</span>
      <span className="sr-only">{t("Remove this filter")}</span>
    </button>
  );
  return [
    ...shared.map((one) => chip(words([one]), () => filter.set(without(filter.branches, [one])))),
    ...(own.length > 0
      ? [chip(own.map(words).join(t(", or ")), () => filter.set([[...chosen, ...shared]]))]
      : []),
  ];
}

/** A page beyond the last one, after a deletion or from a bookmark, would be an empty list. */
function useLastPage(): void {
  const { data, refineListData } = useListQuery();
  const { docs = [], page = 1, totalPages = 0 } = data ?? {};
  const isBeyond = docs.length === 0 && totalPages > 0 && page > totalPages;
  // Each call changes `refineListData`.
  const isAsked = useRef(false);
  useEffect(() => {
    if (isBeyond && !isAsked.current) refineListData({ page: totalPages }).catch(() => undefined);
    isAsked.current = isBeyond;
  }, [isBeyond, refineListData, totalPages]);
}

/** Quick filters above a list. They are part of its address, so a bookmark keeps them. */
export function ChipRow({ facets }: { facets: Facet[] }) {
  const t = useWords();
  const { query, data, handleWhereChange, refineListData } = useListQuery();
  const filter: Filter = {
    branches: branchesOf(query.where),
    set: (branches) => void handleWhereChange?.(whereOf(branches) ?? {}),
  };
  const isFiltered = filter.branches.flat().length > 0 || Boolean(query.search);
  const clear = (): void => void refineListData({ where: {}, search: "" }).catch(() => undefined);
  const total = data?.totalDocs ?? 0;
  const found = numberOf(t.locale).format(total);
  useLastPage();
  return (
    <>
      <div className="chips" role="group" aria-label={t("Quick filters")}>
        {facets.length > 0 && (
          <button type="button" className="chip" aria-pressed={!isFiltered} onClick={clear}>
            {t("All")}
            {!isFiltered && <span className="chip__count"> {found}</span>}
          </button>
        )}
        {facets.map((facet) =>
          facet.isPicked ? (
            <Pick key={facet.label} facet={facet} filter={filter} />
          ) : (
            <Chips key={facet.label} facet={facet} filter={filter} found={found} />
          ),
        )}
        <Others facets={facets} filter={filter} />
        {isFiltered && (
          <button type="button" className="chips__clear" onClick={clear}>
            {t("Clear filters")}
          </button>
        )}
      </div>
      <p role="status" className={isFiltered && total === 0 ? "list-none" : "sr-only"}>
        {isFiltered &&
          t(total === 0 ? "Nothing here matches these filters." : "{found} found", { found })}
      </p>
    </>
  );
}
