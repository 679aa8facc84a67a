import type { UIFieldServerProps } from "payload";
import { adminWords } from "#admin-ui/words/words.ts";
import { MoveForm } from "#inbox/screens/move-form.tsx";
import { vacancyChoices } from "#inbox/screens/vacancy-choices.ts";
import type { Submission } from "#payload-types.ts";

/** An application belongs to another vacancy than the one it was sent for. */
export async function MoveApplication({ data, payload, i18n }: UIFieldServerProps) {
  const { id, kind, vacancy }: Partial<Submission> = data ?? {};
  if (id === undefined || kind !== "resume") return null;
  const others = (await vacancyChoices(payload, adminWords(i18n))).filter(
    ({ title }) => title !== vacancy,
  );
  return <MoveForm submission={id} vacancies={others} />;
}
