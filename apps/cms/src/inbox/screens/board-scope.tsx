"use client";
import { useRouter } from "next/navigation.js";
import { useWords } from "#admin-ui/words/use-words.ts";
import { listOf } from "#inbox/list-address.ts";
import type { Scope } from "#inbox/read-board.ts";
import type { VacancyChoice } from "#inbox/screens/vacancy-choices.ts";

const BOARD = "/admin/board";
const CHOSEN = { "aria-current": "true" } as const;

interface BoardScopeProps {
  scope: Scope;
  vacancies: readonly VacancyChoice[];
}

/** Whose cards the board shows; part of its address. */
export function BoardScope({ scope: { kind, vacancy }, vacancies }: BoardScopeProps) {
  const t = useWords();
  const { push } = useRouter();
  return (
    <nav aria-label={t("What the board shows")} className="inbox-views">
      <ul className="chips">
        <li>
          <a className="chip" href={BOARD} {...(kind === "resume" && vacancy === null && CHOSEN)}>
            {t("Every vacancy")}
          </a>
        </li>
        {vacancies.length > 0 && (
          <li>
            <select
              className="chip"
              aria-label={t("Vacancy")}
              data-chosen={vacancy !== null}
              value={vacancy ?? ""}
              onChange={({ target }) =>
                push(target.value ? `${BOARD}?vacancy=${target.value}` : BOARD)
              }
            >
              <option value="">{t(vacancy === null ? "One vacancy" : "Vacancy: any")}</option>
              {vacancies.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </li>
        )}
        <li>
          <a className="chip" href={`${BOARD}?of=leads`} {...(kind === "leads" && CHOSEN)}>
            {t("Leads")}
          </a>
        </li>
        <li>
          <a className="chip inbox-views__board" href={listOf({})}>
            {t("As a list")}
          </a>
        </li>
      </ul>
    </nav>
  );
}
