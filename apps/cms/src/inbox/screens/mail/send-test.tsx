"use client";
import type { DomainCheck, MailTest } from "@meridian/contract/site-protocol/deliveries";
import { Button, useFormModified } from "@payloadcms/ui";
import { useState } from "react";
import { postJson } from "#admin-ui/post-json.ts";
import "#inbox/screens/mail/mail.css";

interface Tested {
  to: string;
  test: MailTest | null;
}

/** Sends a test with what is saved, and shows the replies of mail server and DNS. */
export function SendTest() {
  const isModified = useFormModified();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const [tested, setTested] = useState<Tested | null>(null);
  async function send(): Promise<void> {
    setBusy(true);
    setProblem("");
    setTested(null);
    const {
      ok,
      problem: message,
      json,
    } = await postJson<Tested>("/cms/api/globals/notifications/test-mail", {});
    setBusy(false);
    setProblem(message);
    if (ok) setTested({ to: json.to ?? "", test: json.test ?? null });
  }
  return (
    <section className="field-type mail-test" aria-label="Test of the mail server">
      <div className="mail-test__deed">
        <Button
          buttonStyle="secondary"
          margin={false}
          disabled={isBusy || isModified}
          onClick={() => void send()}
        >
          Send a test
        </Button>
        <span>
          {isModified
            ? "Save first: the test uses what is saved."
            : "An email to your own address."}
        </span>
      </div>
      <div role="status">
        {isBusy && <p>The mail server is contacted. This takes up to half a minute.</p>}
        {problem && <p className="mail-test__bad">{problem}</p>}
        {tested && <Result {...tested} />}
      </div>
    </section>
  );
}

function Result({ to, test }: Tested) {
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
