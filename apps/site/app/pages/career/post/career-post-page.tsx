import { ResumeDialog } from "#app/forms/resume/resume-dialog.tsx";
import type { CareerPostContent } from "#app/pages/career/read-career.server.ts";
import type { SafeHtml } from "#app/text/html.ts";
import { Breadcrumb, type Crumb } from "#app/shell/breadcrumb/breadcrumb.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { Html } from "#app/ui/html.tsx";
import { RouteLink } from "#app/ui/route-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import { useDirectionOf } from "#app/language/use-direction-of.ts";
import { WholeWords } from "#app/ui/whole-words.tsx";
import { useT } from "#app/language/language.ts";
import styles from "./career-post-page.module.css";

/** An open log book: description and requirements on facing pages (POST-01). */
export function CareerPostPage({
  title,
  description,
  facts,
  responsibilities,
  requirements,
  growth,
  care,
  trail,
}: CareerPostContent & { trail: readonly Crumb[] }) {
  const directionOf = useDirectionOf();
  const t = useT();
  const pages = [
    [t("career.responsibilities"), responsibilities],
    [t("career.requirements"), requirements],
  ] as const;
  const more = [
    [t("career.growth"), growth],
    [t("career.care"), care],
  ] as const;
  return (
    <>
      <div className={styles.hero} dir={directionOf(title)}>
        <Wrap>
          <Breadcrumb trail={trail} />
          <h1>
            <WholeWords text={title} />
          </h1>
          <div className={styles.row}>
            <Html className={styles.description} html={description} />
            <Facts facts={facts} />
          </div>
        </Wrap>
      </div>
      <Wrap className={styles.lift}>
        <div className={styles.spread}>
          {pages.map(([heading, html]) => (
            <Part key={heading} heading={heading} html={html} />
          ))}
        </div>
      </Wrap>
      <Section>
        <Wrap>
          <div className={styles.more}>
            {more.map(([heading, html]) => (
              <Part key={heading} heading={heading} html={html} />
            ))}
          </div>
          <Act title={title} />
        </Wrap>
      </Section>
    </>
  );
}

function Part({ heading, html }: { heading: string; html: SafeHtml }) {
  if (html === "") return null;
  return (
    <section>
      <h2>{heading}</h2>
      <Html html={html} />
    </section>
  );
}

/** POST-02, POST-03. */
function Act({ title }: { title: string }) {
  const t = useT();
  return (
    <div className={styles.act}>
      <ResumeDialog
        label={t("career.sendResume")}
        title={title}
        variant="career-post"
        place="dialog"
        vacancy={title}
        className={styles.open}
      >
        {(button) => button}
      </ResumeDialog>
      <RouteLink to="/career">{t("career.more")}</RouteLink>
    </div>
  );
}
