"use client";
import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { EnrolmentPicture, RecoveryCodes } from "#accounts/screens/enrolment.tsx";
import { postJson } from "#admin-ui/post-json.ts";
import type { Offer } from "#accounts/second-factor/at-login.ts";
import { useWords } from "#admin-ui/words/use-words.ts";

interface SecondFactorFormProps {
  user: number;
  isOwn: boolean;
  /** Remaining recovery codes; `null` without a second factor. */
  codesLeft: number | null;
}

const API = "/cms/api/users";

export function SecondFactorForm({ user, isOwn, codesLeft }: SecondFactorFormProps) {
  const t = useWords();
  const [left, setLeft] = useState(codesLeft);
  const [offer, setOffer] = useState<Offer | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [code, setCode] = useState("");
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState("");
  const isOn = left !== null;

  async function send<T>(
    path: string,
    body: object,
    then: (json: Partial<T>) => void,
  ): Promise<void> {
    const posted = await postJson<T>(path, body);
    setProblem(posted.problem);
    if (!posted.ok) return;
    setCode("");
    setPassword("");
    then(posted.json);
  }
  const begin = () =>
    send<Offer>(
      `${API}/second-factor/begin`,
      { password },
      ({ ticket = "", uri = "", secret = "", qr = "" }) => setOffer({ ticket, uri, secret, qr }),
    );
  const confirm = () =>
    send<{ recoveryCodes: string[] }>(
      `${API}/second-factor/confirm`,
      { ticket: offer?.ticket, code },
      ({ recoveryCodes = [] }) => {
        setOffer(null);
        setCodes(recoveryCodes);
        setLeft(recoveryCodes.length);
      },
    );
  const remove = () =>
    send(
      isOwn ? `${API}/second-factor/remove` : `${API}/${user}/second-factor/remove`,
      isOwn ? { code } : { password },
      () => {
        setLeft(null);
        setCodes(null);
      },
    );

  return (
    <section aria-label={t("Second factor")} style={{ marginBlock: "2rem" }}>
      <h2 className="account-heading">{t("Second factor")}</h2>
      <p>
        {isOn
          ? t.count(
              left,
              "On: each login requires a code of your authenticator app. {n} recovery code is left.",
              "On: each login requires a code of your authenticator app. {n} recovery codes are left.",
            )
          : t("Off: only the password is required.")}
      </p>
      {codes && <RecoveryCodes codes={codes} />}
      {offer && <EnrolmentPicture offer={offer} />}
      {isOwn && (offer || isOn) && <CodeField value={code} onChange={setCode} />}
      {(isOwn ? !isOn && !offer : isOn) && (
        <PasswordField value={password} onChange={setPassword} />
      )}
      {problem && <p role="alert">{problem}</p>}
      {isOwn && !isOn && !offer && (
        <Button buttonStyle="secondary" onClick={() => void begin()}>
          {t("Set up a second factor")}
        </Button>
      )}
      {offer && <Button onClick={() => void confirm()}>{t("Confirm")}</Button>}
      {isOn && (
        <Button buttonStyle="secondary" onClick={() => void remove()}>
          {t(isOwn ? "Remove" : "Remove second factor")}
        </Button>
      )}
    </section>
  );
}

function PasswordField({ value, onChange }: TextFieldProps) {
  const t = useWords();
  return (
    <div className="field-type text" style={{ margin: "1rem 0" }}>
      <label className="field-label" htmlFor="password-for-second-factor">
        {t("Your password")}
      </label>
      <input
        id="password-for-second-factor"
        type="password"
        value={value}
        autoComplete="current-password"
        onChange={({ target }) => onChange(target.value)}
        style={{ maxWidth: "24rem" }}
      />
    </div>
  );
}

interface TextFieldProps {
  value: string;
  onChange: (text: string) => void;
}

export function CodeField({ value, onChange }: TextFieldProps) {
  const t = useWords();
  return (
    <div className="field-type text" style={{ margin: "1rem 0" }}>
      <label className="field-label" htmlFor="second-factor-code">
        {t("Code of the app, or a recovery code")}
      </label>
      <input
        id="second-factor-code"
        type="text"
        value={value}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        onChange={({ target }) => onChange(target.value)}
        style={{ maxWidth: "16rem" }}
      />
    </div>
  );
}
