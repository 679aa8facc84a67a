"use client";
import type { ProgramTest } from "@meridian/contract/site-protocol/deliveries";
import { TestFrame } from "#inbox/screens/mail/test-frame.tsx";

interface Tested {
  tests: ProgramTest[];
}

/** `none`: what to do if nothing is set. */
const shownOr = (none: string) =>
  function Shown({ result: { tests } }: { result: Partial<Tested> }) {
    if (!tests?.length) return <p className="mail-test__bad">{none}</p>;
    return tests.map((test) => <Result key={test.to} {...test} />);
  };

const Result = ({ to, isGood, says, reply }: ProgramTest) => (
  <>
    <p className={isGood ? "mail-test__good" : "mail-test__bad"}>
      {to} {says}.
    </p>
    {reply && <pre dir="ltr">{reply}</pre>}
  </>
);

const PARTS = {
  webhook: {
    label: "Webhook",
    Shown: shownOr("There is no webhook: enter its address and secret, and save."),
  },
  chat: {
    label: "Slack and Teams",
    Shown: shownOr("There is no channel: add one above, and save."),
  },
  captcha: {
    label: "Keys of the captcha",
    Shown: shownOr("The forms have ALTCHA, which needs no keys and no test."),
  },
};

interface TestProgramProps {
  what: keyof typeof PARTS;
  hint: string;
}

/** Calls the other program, and shows its reply. */
export const TestProgram = ({ what, hint }: TestProgramProps) => (
  <TestFrame<Tested>
    {...PARTS[what]}
    hint={hint}
    busy="The other program is called. This takes up to 15 seconds."
    path={`/cms/api/globals/notifications/test-${what}`}
  />
);
