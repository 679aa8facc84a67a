"use client";
import type { ProgramTest } from "@meridian/contract/site-protocol/deliveries";
import { useWords } from "#admin-ui/words/use-words.ts";
import type { Words } from "#admin-ui/words/words.ts";
import { TestFrame } from "#inbox/screens/mail/test-frame.tsx";

interface Tested {
  tests: ProgramTest[];
}

/** `none`: what to do if nothing is set. */
const shownOr = (none: (t: Words) => string) =>
  function Shown({ result: { tests } }: { result: Partial<Tested> }) {
    const t = useWords();
    if (!tests?.length) return <p className="mail-test__bad">{none(t)}</p>;
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
    label: (t: Words) => t("Webhook"),
    Shown: shownOr((t) => t("There is no webhook: enter its address and secret, and save.")),
  },
  chat: {
    label: (t: Words) => t("Slack and Teams"),
    Shown: shownOr((t) => t("There is no channel: add one above, and save.")),
  },
  captcha: {
    label: (t: Words) => t("Keys of the captcha"),
    Shown: shownOr((t) => t("The forms have ALTCHA, which needs no keys and no test.")),
  },
};

interface TestProgramProps {
  what: keyof typeof PARTS;
  hint: string;
}

/** Calls the other program, and shows its reply. */
export function TestProgram({ what, hint }: TestProgramProps) {
  const t = useWords();
  const { label, Shown } = PARTS[what];
  return (
    <TestFrame<Tested>
      label={label(t)}
      hint={t(hint)}
      busy={t("The other program is called. This takes up to 15 seconds.")}
      path={`/cms/api/globals/notifications/test-${what}`}
      Shown={Shown}
    />
  );
}
