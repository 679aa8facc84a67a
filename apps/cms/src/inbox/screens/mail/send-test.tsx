"use client";
import type { DomainCheck, MailTest } from "@meridian/contract/site-protocol/deliveries";
import { TestFrame } from "#inbox/screens/mail/test-frame.tsx";

interface Tested {
  to: string;
  test: MailTest | null;
}

/** Sends a test, and shows the replies of mail server and DNS. */
export const SendTest = () => (
  <TestFrame<Tested>
    label="Mail server"
    hint="An email to your own address."
    busy="The mail server is contacted. This takes up to half a minute."
    path="/cms/api/globals/notifications/test-mail"
    Shown={Result}
  />
);

function Result({ result: { to = "", test = null } }: { result: Partial<Tested> }) {
  if (!test)
    return (
      <p className="mail-test__bad">
        There is no mail server: enter one above with its sender, and save.
      </p>
    );
  const { isAccepted, server, from, problem, lines, domain } = test;
  return (
    <>
      <p className={isAccepted ? "mail-test__good" : "mail-test__bad"}>
        {isAccepted
          ? `${server} has taken the email from ${from} to ${to}. Look into that mailbox, also among its spam.`
          : `${server} did not take the email: ${problem}.`}
      </p>
      {lines.length > 0 && (
        <>
          <h4>What the server said</h4>
          <pre dir="ltr">{lines.join("\n")}</pre>
        </>
      )}
      <h4>What the domain of the sender says</h4>
      <ul>
        {domain.map((check) => (
          <DomainLine key={check.name} {...check} />
        ))}
      </ul>
    </>
  );
}

const DomainLine = ({ name, isGood, says }: DomainCheck) => (
  <li>
    <b>
      {name}: {isGood ? "there" : "look at it"}.
    </b>{" "}
    {says}
  </li>
);
