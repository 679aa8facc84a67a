"use client";
import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { LocalTime } from "#admin-ui/local-time.tsx";
import { makeWith, type NewQuestion } from "#accounts/screens/use-passkey.ts";
import { postJson } from "#admin-ui/post-json.ts";
import { useWords } from "#admin-ui/words/use-words.ts";
import type { Words } from "#admin-ui/words/words.ts";

interface ShownPasskey {
  id: number;
  name: string;
  since: string;
  lastUsed: string | null;
}

interface PasskeysFormProps {
  user: number;
  isOwn: boolean;
  isOfCompany: boolean;
  /** Whether browsers store passkeys for the admin's address. */
  hasPlace: boolean;
  passkeys: readonly ShownPasskey[];
}

const API = "/cms/api/users";

export function PasskeysForm({ user, isOwn, isOfCompany, hasPlace, passkeys }: PasskeysFormProps) {
  const t = useWords();
  const [stored, setStored] = useState(passkeys);
  const [password, setPassword] = useState("");
  const [name, setName] = useState("");
  const [message, setMessage] = useState("");

  async function send(path: string, body: object, then: () => void): Promise<void> {
    const { ok, problem } = await postJson(path, body);
    setMessage(problem);
    if (ok) then();
  }
  async function add(): Promise<void> {
    const begun = await postJson<NewQuestion>(`${API}/passkeys/begin`, { password });
    const { options, ticket } = begun.json;
    if (!begun.ok || !options || !ticket) return setMessage(begun.problem);
    const made = await makeWith({ options, ticket });
    if (typeof made === "string") return setMessage(t(made));
    const { ok, problem, json } = await postJson<{ id: number; name: string }>(
      `${API}/passkeys/confirm`,
      { ...made, name },
    );
    setMessage(ok ? t("The passkey was added. Your other sessions have ended.") : problem);
    if (!ok) return;
    setPassword("");
    setName("");
    const { id = 0, name: called = "" } = json;
    setStored([...stored, { id, name: called, since: new Date().toISOString(), lastUsed: null }]);
  }
  const remove = (id: number) =>
    send(`${API}/passkeys/remove`, { id, password }, () =>
      setStored(stored.filter((one) => one.id !== id)),
    );
  const rename = (id: number) =>
    send(`${API}/passkeys/rename`, { id, name }, () =>
      setStored(stored.map((one) => (one.id === id ? { ...one, name } : one))),
    );
  const removeAll = () => send(`${API}/${user}/passkeys/remove`, { password }, () => setStored([]));
  const mayAdd = isOwn && hasPlace && !isOfCompany;

  return (
    <section aria-label={t("Passkeys")} style={{ marginBlock: "2rem" }}>
      <h2 className="account-heading">{t("Passkeys")}</h2>
      <p>{wordsFor(t, { count: stored.length, isOwn, isOfCompany, hasPlace })}</p>
      <PasskeyList passkeys={stored} isOwn={isOwn} onRename={rename} onRemove={remove} />
      {(mayAdd || stored.length > 0) && (
        <Labelled
          id="password-for-passkeys"
          label={t("Your password (for passkeys)")}
          type="password"
          value={password}
          onChange={setPassword}
        />
      )}
      {mayAdd && (
        <Labelled
          id="passkey-name"
          label={t("Name of the passkey")}
          type="text"
          value={name}
          onChange={setName}
        />
      )}
      {message && <p role="alert">{message}</p>}
      {mayAdd && (
        <Button buttonStyle="secondary" onClick={() => void add()}>
          {t("Add a passkey")}
        </Button>
      )}
      {!isOwn && stored.length > 0 && (
        <Button buttonStyle="secondary" onClick={() => void removeAll()}>
          {t("Remove all passkeys")}
        </Button>
      )}
    </section>
  );
}

interface PasskeyListProps {
  passkeys: readonly ShownPasskey[];
  isOwn: boolean;
  onRename: (id: number) => Promise<void>;
  onRemove: (id: number) => Promise<void>;
}

function PasskeyList({ passkeys, isOwn, onRename, onRemove }: PasskeyListProps) {
  const t = useWords();
  return (
    <ul>
      {passkeys.map(({ id, name, since, lastUsed }) => (
        <li key={id} style={{ marginBlock: "0.5rem" }}>
          {t.parts(lastUsed ? "{name}, since {since}, last used {used}" : "{name}, since {since}", {
            name: <strong>{name}</strong>,
            since: <LocalTime at={Date.parse(since)} />,
            used: lastUsed && <LocalTime at={Date.parse(lastUsed)} />,
          })}
          {isOwn && (
            <>
              {" "}
              <Button buttonStyle="secondary" size="small" onClick={() => void onRename(id)}>
                {t("Rename")}
              </Button>{" "}
              <Button buttonStyle="secondary" size="small" onClick={() => void onRemove(id)}>
                {t("Remove")}
              </Button>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function wordsFor(
  t: Words,
  {
    count,
    isOwn,
    isOfCompany,
    hasPlace,
  }: Pick<PasskeysFormProps, "isOwn" | "isOfCompany" | "hasPlace"> & { count: number },
): string {
  if (isOfCompany) return t("This account uses the company's login; add passkeys there.");
  if (!hasPlace)
    return t(
      "Passkeys need a host name; this admin is opened at an IP address. Contact your operator.",
    );
  if (count === 0)
    return t(
      "No passkeys. A passkey logs you in with finger, face or PIN, and is the second factor after the password.",
    );
  if (isOwn)
    return t(
      "A passkey logs you in with finger, face or PIN, and is the second factor after the password. Enter your password to add or remove one.",
    );
  return t.count(count, "This account has {n} passkey.", "This account has {n} passkeys.");
}

interface LabelledProps {
  id: string;
  label: string;
  type: "text" | "password";
  value: string;
  onChange: (text: string) => void;
}

function Labelled({ id, label, type, value, onChange }: LabelledProps) {
  return (
    <div className="field-type text" style={{ margin: "1rem 0" }}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type={type}
        value={value}
        maxLength={200}
        autoComplete={type === "password" ? "current-password" : "off"}
        onChange={({ target }) => onChange(target.value)}
        style={{ maxWidth: "24rem" }}
      />
    </div>
  );
}
