"use client";
import { Button } from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { useId, useState } from "react";
import { postJson } from "#admin-ui/post-json.ts";
import { useWords } from "#admin-ui/words/use-words.ts";
import type { VacancyChoice } from "#inbox/screens/vacancy-choices.ts";

interface MoveFormProps {
  submission: number;
  vacancies: readonly VacancyChoice[];
}

export function MoveForm({ submission, vacancies }: MoveFormProps) {
  const t = useWords();
  const { refresh } = useRouter();
  const [vacancy, setVacancy] = useState("");
  const [message, setMessage] = useState("");
  const id = useId();
  async function move(): Promise<void> {
    const { ok, problem, json } = await postJson<{ vacancy: string }>(
      `/cms/api/submissions/${submission}/move`,
      { vacancy: Number(vacancy) },
    );
    setMessage(ok ? t("Moved to {vacancy}.", { vacancy: json.vacancy ?? "" }) : problem);
    if (!ok) return;
    setVacancy("");
    refresh();
  }
  if (vacancies.length === 0) return null;
  return (
    <details className="move-application">
      <summary>{t("Move to another vacancy")}</summary>
      <div className="field-type plain-field">
        <label className="field-label" htmlFor={id}>
          {t("Vacancy")}
        </label>
        <select id={id} value={vacancy} onChange={({ target }) => setVacancy(target.value)}>
          <option value="">{t("Choose one")}</option>
          {vacancies.map((one) => (
            <option key={one.id} value={one.id}>
              {one.label}
            </option>
          ))}
        </select>
      </div>
      <Button
        size="small"
        buttonStyle="secondary"
        margin={false}
        disabled={vacancy === ""}
        onClick={() => void move()}
      >
        {t("Move")}
      </Button>
      <p role="status">{message}</p>
    </details>
  );
}
