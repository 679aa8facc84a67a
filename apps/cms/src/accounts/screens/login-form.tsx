"use client";
import { Button } from "@payloadcms/ui";
import { useState, type FormEvent } from "react";
import { EnrolmentPicture, RecoveryCodes } from "#accounts/screens/enrolment.tsx";
import { postJson } from "#admin-ui/post-json.ts";
import { answerWith, NO_ANSWER, type PasskeyQuestion } from "#accounts/screens/use-passkey.ts";
import { CodeField } from "#accounts/screens/second-factor-form.tsx";
import type { Offer } from "#accounts/second-factor/at-login.ts";
import { useWords } from "#admin-ui/words/use-words.ts";

interface LoginAnswer {
  secondFactor: "needed" | "wrong" | "wrong-passkey" | "paused" | "enrol";
  /** The challenge, if the user has a passkey. */
  passkey: PasskeyQuestion;
  takesCode: boolean;
  offer: Offer;
  recoveryCodes: string[];
}

/** What follows a login: another page or, over a form, `onIn`. */
export type AfterLogin = { to: string; onIn?: never } | { to?: never; onIn: () => void };

/** Full page load: the pages are rendered for the cookie's user. */
export const goOn = ({ to, onIn }: AfterLogin): void =>
  onIn ? onIn() : window.location.assign(to);

export function LoginForm(after: AfterLogin) {
  const t = useWords();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [needsCode, setNeedsCode] = useState(false);
  const [passkey, setPasskey] = useState<PasskeyQuestion | null>(null);
  const [offer, setOffer] = useState<Offer | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);

  async function logIn(answered?: object): Promise<void> {
    setBusy(true);
    const {
      ok,
      problem: message,
      json,
    } = await postJson<LoginAnswer>("/cms/api/users/login", {
      email,
      password,
      ...(answered ? { passkey: answered } : code && { code }),
      ...(offer && { ticket: offer.ticket }),
    });
    setBusy(false);
    if (ok && json.recoveryCodes) return setCodes(json.recoveryCodes);
    if (ok) return goOn(after);
    setProblem(message);
    setCode("");
    if (json.secondFactor) setNeedsCode(json.takesCode ?? true);
    if (json.secondFactor) setPasskey(json.passkey ?? null);
    if (json.offer) setOffer(json.offer);
  }

  async function usePasskey(question: PasskeyQuestion): Promise<void> {
    const answered = await answerWith(question);
    if (answered) await logIn(answered);
    else setProblem(t(NO_ANSWER));
  }

  if (codes) return <CodesOnce codes={codes} onRead={() => goOn(after)} />;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void logIn();
  };
  return (
    <form className="login__form form" onSubmit={submit}>
      <div className="login__form__inputWrap">
        <Labelled
          id="login-email"
          label={t("E-mail")}
          type="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
        />
        <Labelled
          id="login-password"
          label={t("Password")}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        {offer && <EnrolmentPicture offer={offer} />}
        {needsCode && <CodeField value={code} onChange={setCode} />}
      </div>
      {problem && (
        <p role="alert" className="login-problem">
          {problem}
        </p>
      )}
      <LoginButtons
        isBusy={isBusy}
        takesForm={!passkey || needsCode}
        onPasskey={passkey && (() => usePasskey(passkey))}
      />
    </form>
  );
}

function CodesOnce({ codes, onRead }: { codes: string[]; onRead: () => void }) {
  const t = useWords();
  return (
    <>
      <RecoveryCodes codes={codes} />
      <Button onClick={onRead}>{t("Continue")}</Button>
    </>
  );
}

interface LoginButtonsProps {
  isBusy: boolean;
  takesForm: boolean;
  onPasskey: (() => Promise<void>) | null;
}

function LoginButtons({ isBusy, takesForm, onPasskey }: LoginButtonsProps) {
  const t = useWords();
  return (
    <>
      {onPasskey && (
        <Button
          size="large"
          buttonStyle={takesForm ? "secondary" : "primary"}
          disabled={isBusy}
          onClick={() => void onPasskey()}
        >
          {t("Use your passkey")}
        </Button>
      )}
      {takesForm && (
        <Button type="submit" size="large" disabled={isBusy}>
          {t("Log in")}
        </Button>
      )}
    </>
  );
}

interface LabelledProps {
  id: string;
  label: string;
  type: "email" | "password";
  autoComplete: string;
  value: string;
  onChange: (value: string) => void;
}

function Labelled({ id, label, onChange, ...input }: LabelledProps) {
  return (
    <div className={`field-type ${input.type}`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-type__wrap">
        <input id={id} required {...input} onChange={({ target }) => onChange(target.value)} />
      </div>
    </div>
  );
}
