"use client";
import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { LocalTime } from "#admin-ui/local-time.tsx";
import { makeWith, type NewQuestion } from "#accounts/screens/use-passkey.ts";
import { postJson } from "#admin-ui/post-json.ts";

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
    if (typeof made === "string") return setMessage(made);
    const { ok, problem, json } = await postJson<{ id: number; name: string }>(
      `${API}/passkeys/confirm`,
      { ...made, name },
    );
    setMessage(ok ? "The passkey was added. Your other sessions have ended." : problem);
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
    <section aria-label="Passkeys" style={{ marginBlock: "2rem" }}>
      <h2 className="account-heading">Passkeys</h2>
      <p>{wordsFor({ count: stored.length, isOwn, isOfCompany, hasPlace })}</p>
      <PasskeyList passkeys={stored} isOwn={isOwn} onRename={rename} onRemove={remove} />
      {(mayAdd || stored.length > 0) && (
        <Labelled
          id="password-for-passkeys"
          label="Your password (for passkeys)"
          type="password"
          value={password}
          onChange={setPassword}
        />
      )}
      {mayAdd && (
        <Labelled
          id="passkey-name"
          label="Name of the passkey"
          type="text"
          value={name}
          onChange={setName}
        />
      )}
      {message && <p role="alert">{message}</p>}
      {mayAdd && (
        <Button buttonStyle="secondary" onClick={() => void add()}>
          Add a passkey
        </Button>
      )}
      {!isOwn && stored.length > 0 && (
        <Button buttonStyle="secondary" onClick={() => void removeAll()}>
          Remove all passkeys
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
  return (
    <ul>
      {passkeys.map(({ id, name, since, lastUsed }) => (
        <li key={id} style={{ marginBlock: "0.5rem" }}>
          <strong>{name}</strong>, since <LocalTime at={Date.parse(since)} />
          {lastUsed && (
            <>
              , last used <LocalTime at={Date.parse(lastUsed)} />
            </>
          )}
          {isOwn && (
            <>
              {" "}
              <Button buttonStyle="secondary" size="small" onClick={() => void onRename(id)}>
                Rename
              </Button>{" "}
              <Button buttonStyle="secondary" size="small" onClick={() => void onRemove(id)}>
                Remove
              </Button>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function wordsFor({
  count,
  isOwn,
  isOfCompany,
  hasPlace,
}: Pick<PasskeysFormProps, "isOwn" | "isOfCompany" | "hasPlace"> & { count: number }): string {
  if (isOfCompany) return "This account uses the company's login; add passkeys there.";
  if (!hasPlace)
    return "Passkeys need a host name; this admin is opened at an IP address. Contact your operator.";
  if (count === 0)
    return "No passkeys. A passkey logs you in with finger, face or PIN, and is the second factor after the password.";
  return isOwn
    ? "A passkey logs you in with finger, face or PIN, and is the second factor after the password. Enter your password to add or remove one."
    : `This account has ${count} ${count === 1 ? "passkey" : "passkeys"}.`;
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
