"use client";
import { Button } from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { useState } from "react";
import { postJson, type Posted } from "#admin-ui/post-json.ts";
import { useWords } from "#admin-ui/words/use-words.ts";
import type { TakenBack } from "#inbox/many/many-endpoints.ts";

/** The letters of a batch that wait; each submission gets its former status. */
export function TakeBackAll({ batch, count }: { batch: string; count: number }) {
  const t = useWords();
  const { refresh } = useRouter();
  const [isConfirming, setConfirming] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");

  async function takeBack(): Promise<void> {
    setBusy(true);
    let late = 0;
    // Each call takes back a part.
    for (let after: number | null = 0; after !== null;) {
      const { problem: failure, json }: Posted<TakenBack> = await postJson(ADDRESS, {
        batch,
        after,
      });
      setProblem(failure);
      late += json.late ?? 0;
      after = json.next ?? null;
    }
    if (late > 0) setProblem(t("It was too late for {n}: sent, or being sent.", { n: late }));
    setBusy(false);
    setConfirming(false);
    refresh();
  }
  return (
    <span className="many-waiting__ways">
      {isConfirming && <span role="status">{t("They are deleted, and nobody gets one.")}</span>}
      <Button
        size="small"
        margin={false}
        disabled={isBusy}
        buttonStyle={isConfirming ? "primary" : "secondary"}
        onClick={() => (isConfirming ? void takeBack() : setConfirming(true))}
      >
        {t(isConfirming ? "Yes, take back" : count === 1 ? "Take it back" : "Take back all")}
      </Button>
      {isConfirming && (
        <Button
          size="small"
          margin={false}
          buttonStyle="secondary"
          disabled={isBusy}
          onClick={() => setConfirming(false)}
        >
          {t("Cancel")}
        </Button>
      )}
      {problem && <span role="alert">{problem}</span>}
    </span>
  );
}

const ADDRESS = "/cms/api/submissions/letters/take-back";
