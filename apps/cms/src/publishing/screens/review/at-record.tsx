import type { UIFieldServerProps } from "payload";
import { isAuthorsRole } from "#accounts/access/roles.ts";
import { LocalTime } from "#admin-ui/local-time.tsx";
import { comparison } from "#publishing/review/comparison.ts";
import { isSentBack, latestVersion, type Review } from "#publishing/review/latest.ts";
import { ReviewForm } from "#publishing/screens/review/review-form.tsx";
import { isPublished } from "#records/fields/publishing.ts";
import { adminWords, type Words } from "#admin-ui/words/words.ts";

/** Above the form: where the draft's review stands, and the next step of it. */
export async function ReviewAtRecord({
  payload,
  id,
  data,
  user,
  place,
  i18n,
}: UIFieldServerProps & { place: string }) {
  if (user?.collection !== "users" || user.role === "recruiter") return null;
  const t = adminWords(i18n);
  const isGlobal = payload.config.globals.some(({ slug }) => slug === place);
  const record = isGlobal ? undefined : Number(id ?? data?.id) || 0;
  const at = { place, record };
  const latest = await latestVersion({ payload }, at);
  if (!latest) return null;
  const review = latest.version.review ?? {};
  const isAuthor = isAuthorsRole(user.role);
  const isPublic = isPublished(latest.version);
  const mayAsk = isPublic || review.writer === user.id || user.role === "translator";
  const step = nextStep(review, isAuthor, mayAsk);
  if (!review.asked && !isSentBack(review) && !step) return null;
  const address = isGlobal ? `/admin/globals/${place}` : `/admin/collections/${place}/${record}`;
  const compare = await comparison(payload, { place: at, address, version: latest.id });
  return (
    <section className="review-at-record" aria-label={t("Review of the draft")}>
      <State {...review} t={t} />
      {compare && <a href={compare}>{t("What changes for visitors")}</a>}
      {step && <ReviewForm {...at} action={step} needsDraft={step === "ask" && isPublic} />}
    </section>
  );
}

function nextStep({ asked }: Review, isAuthor: boolean, mayAsk: boolean): "ask" | "back" | null {
  if (asked) return isAuthor ? null : "back";
  return isAuthor && mayAsk ? "ask" : null;
}

function State({ t, ...review }: Review & { t: Words }) {
  const { asked, note, answer, by } = review;
  if (!asked && !isSentBack(review)) return null;
  const words = asked ? note : answer;
  return (
    <>
      <p>
        {t.parts(asked ? "{state}, sent by {who}, {when}." : "{state} by {who}, {when}.", {
          state: <strong>{t(asked ? "For review" : "Sent back")}</strong>,
          who: by,
          when: <LocalTime at={Date.parse(review.at ?? "") || 0} />,
        })}
      </p>
      {words && <q>{words}</q>}
    </>
  );
}
