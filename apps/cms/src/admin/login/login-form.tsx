"use client";
import { Button } from "@payloadcms/ui";
import { useState, type FormEvent } from "react";
import { EnrolmentPicture, RecoveryCodes } from "#admin/login/enrolment.tsx";
import { postJson } from "#admin/post-json.ts";
import { CodeField } from "#admin/login/second-factor-form.tsx";
import type { Offer } from "#second-factor/at-login.ts";

interface LoginAnswer {
  secondFactor: "needed" | "wrong" | "paused" | "enrol";
  offer: Offer;
  recoveryCodes: string[];
}

export function LoginForm({ to }: { to: string }) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [asksCode, setAsksCode] = useState(false);
  const [offer, setOffer] = useState<Offer | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);

  async function logIn(): Promise<void> {
    setBusy(true);
    const {
      ok,
      problem: said,
      json,
    } = await postJson<LoginAnswer>("/cms/api/users/login", {
      email,
      password,
      ...(code && { code }),
      ...(offer && { ticket: offer.ticket }),
    });
    setBusy(false);
    if (ok && json.recoveryCodes) return setCodes(json.recoveryCodes);
    // A whole load: the admin's pages are rendered for the user of the cookie.
    if (ok) return window.location.assign(to);
    setProblem(said);
    setCode("");
    if (json.secondFactor) setAsksCode(true);
    if (json.offer) setOffer(json.offer);
  }

  if (codes) {
    return (
      <>
        <RecoveryCodes codes={codes} />
        <Button onClick={() => window.location.assign(to)}>Go on</Button>
      </>
    );
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void logIn();
  };
  return (
    <form className="login__form form" onSubmit={submit}>
      <div className="login__form__inputWrap">
        <Labelled
          id="login-email"
          label="E-mail"
          type="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
        />
        <Labelled
          id="login-password"
          label="Password"
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        {offer && <EnrolmentPicture offer={offer} />}
        {asksCode && <CodeField value={code} onChange={setCode} />}
      </div>
      {problem && (
        <p role="alert" className="login-problem">
          {problem}
        </p>
      )}
      <Button type="submit" size="large" disabled={isBusy}>
        Log in
      </Button>
    </form>
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
