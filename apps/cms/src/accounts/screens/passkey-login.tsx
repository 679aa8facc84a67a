"use client";
import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { goOn, type AfterLogin } from "#accounts/screens/login-form.tsx";
import { answerWith, NO_ANSWER, type PasskeyQuestion } from "#accounts/screens/use-passkey.ts";
import { postJson } from "#admin-ui/post-json.ts";
import { useWords } from "#admin-ui/words/use-words.ts";

const API = "/cms/api/users/passkeys";

/** Returns an empty text, or what went wrong. */
export async function enterByPasskey(): Promise<string> {
  const { ok, problem, json } = await postJson<PasskeyQuestion>(`${API}/ask`, {});
  const { options, ticket } = json;
  if (!ok || !options || !ticket) return problem;
  const answered = await answerWith({ options, ticket });
  return answered ? (await postJson(`${API}/login`, answered)).problem : NO_ANSWER;
}

export function PasskeyLogin(after: AfterLogin) {
  const t = useWords();
  const [problem, setProblem] = useState("");
  const enter = async (): Promise<void> => {
    const message = await enterByPasskey();
    setProblem(t(message));
    if (message === "") goOn(after);
  };
  return (
    <div className="login-company">
      {problem && (
        <p role="alert" className="login-problem">
          {problem}
        </p>
      )}
      <Button
        buttonStyle="secondary"
        size="large"
        className="login-company__button"
        onClick={() => void enter()}
      >
        {t("Log in with a passkey")}
      </Button>
    </div>
  );
}
