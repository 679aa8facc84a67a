"use client";
import type { DomainCheck, MailTest } from "@meridian/contract/site-protocol/deliveries";
import { useWords } from "#admin-ui/words/use-words.ts";
import type { Words } from "#admin-ui/words/words.ts";
import { TestFrame } from "#inbox/screens/mail/test-frame.tsx";

interface Tested {
  to: string;
  test: MailTest | null;
}

/** Sends a test, and shows the replies of mail server and DNS. */
export function SendTest() {
  const t = useWords();
  return (
    <TestFrame<Tested>
      label={t("Mail server")}
      hint={t("An e-mail to your own address.")}
      busy={t("The mail server is contacted. This takes up to half a minute.")}
      path="/cms/api/globals/notifications/test-mail"
      Shown={Result}
    />
  );
}

function Result({ result: { to = "", test = null } }: { result: Partial<Tested> }) {
  const t = useWords();
  if (!test)
    return (
      <p className="mail-test__bad">
        {t("There is no mail server: enter one above with its sender, and save.")}
      </p>
    );
  const { isAccepted, server, from, problem, lines, domain } = test;
  return (
    <>
      <p className={isAccepted ? "mail-test__good" : "mail-test__bad"}>
        {isAccepted
          ? t(
              "{server} has taken the e-mail from {from} to {to}. Look into that mailbox, also among its spam.",
              { server, from, to },
            )
          : t("{server} did not take the e-mail: {problem}.", { server, problem: problem ?? "" })}
      </p>
      {lines.length > 0 && (
        <>
          <h4>{t("What the server said")}</h4>
          <pre dir="ltr">{lines.join("\n")}</pre>
        </>
      )}
      <h4>{t("What the domain of the sender says")}</h4>
      <ul>
        {domain.map((check) => (
          <DomainLine key={check.name} t={t} {...check} />
        ))}
      </ul>
    </>
  );
}

const DomainLine = ({ name, isGood, says, t }: DomainCheck & { t: Words }) => (
  <li>
    <b>{t(isGood ? "{name}: there." : "{name}: look at it.", { name })}</b> {says}
  </li>
);
