"use client";
import { Button } from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { useRef, useState, type FormEvent } from "react";
import { postForm } from "#admin-ui/post-json.ts";
import { useWords } from "#admin-ui/words/use-words.ts";
import type { Added } from "#inbox/by-hand/add-endpoint.ts";
import { CandidateFields } from "#inbox/screens/candidate-fields.tsx";
import type { VacancyChoice } from "#inbox/screens/vacancy-choices.ts";
import "#inbox/screens/candidate-form.css";

interface CandidateFormProps {
  vacancies: readonly VacancyChoice[];
  firstKey: string;
}

type Outcome = Partial<Pick<Added, "id" | "name" | "problems">> & { problem: string };
const NONE: Outcome = { problem: "" };

export function CandidateForm({ vacancies, firstKey }: CandidateFormProps) {
  const t = useWords();
  const { refresh } = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  /** One for each candidate, so that a repeat adds nobody twice. */
  const [key, setKey] = useState(firstKey);
  const [isBusy, setBusy] = useState(false);
  const [{ id, name, problem, problems = {} }, setOutcome] = useState<Outcome>(NONE);

  async function add(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const body = new FormData(form);
    body.set("key", key);
    setBusy(true);
    const { ok, json, problem: message } = await postForm<Added>(ADDRESS, body);
    setBusy(false);
    setOutcome({ ...json, problem: message });
    if (!ok) return focusFirst(form, Object.keys(json.problems ?? {}));
    setKey(json.next ?? "");
    form.reset();
    dialog.current?.close();
    refresh();
  }
  return (
    <div className="add-candidate">
      <Button
        size="small"
        buttonStyle="secondary"
        margin={false}
        onClick={() => (setOutcome(NONE), dialog.current?.showModal())}
      >
        {t("Add a candidate")}
      </Button>
      <p role="status">
        {id !== undefined && (
          <>
            {t("Added:")} <a href={`/admin/collections/submissions/${id}`}>{name}</a>
          </>
        )}
      </p>
      <dialog ref={dialog} className="conflict" aria-labelledby="add-candidate-title">
        <h2 id="add-candidate-title">{t("Add a candidate")}</h2>
        <p>
          {t(
            "For a resume from a fair or a mail. It becomes an application; no one gets an e-mail. The time until it is removed starts today.",
          )}
        </p>
        <form noValidate onSubmit={(event) => void add(event)}>
          <CandidateFields vacancies={vacancies} problems={problems} t={t} />
          {problem && <p role="alert">{problem}</p>}
          <div className="dashboard-buttons">
            <Button type="submit" margin={false} disabled={isBusy}>
              {t(isBusy ? "Adding…" : "Add")}
            </Button>
            <Button
              type="button"
              buttonStyle="secondary"
              margin={false}
              onClick={() => dialog.current?.close()}
            >
              {t("Cancel")}
            </Button>
          </div>
        </form>
      </dialog>
    </div>
  );
}

const ADDRESS = "/cms/api/submissions/by-hand";

/** In the order of the form. */
function focusFirst({ elements }: HTMLFormElement, names: readonly string[]): void {
  for (const one of elements)
    if (one instanceof HTMLElement && names.includes(one.getAttribute("name") ?? ""))
      return one.focus();
}
