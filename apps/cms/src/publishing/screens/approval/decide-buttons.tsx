"use client";
import { Button } from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { useState } from "react";
import { postJson } from "#admin-ui/post-json.ts";

/** `seen`: the fingerprint of the changes shown above. */
export function DecideButtons({ id, title, seen }: { id: number; title: string; seen: string }) {
  const { refresh } = useRouter();
  const [isCommenting, setCommenting] = useState(false);
  const [word, setWord] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");

  async function decide(how: "approve" | "back"): Promise<void> {
    setBusy(true);
    const answer = await postJson(`/cms/api/proposals/${id}/${how}`, { word, seen });
    setBusy(false);
    setProblem(answer.problem);
    refresh();
  }
  return (
    <>
      {isCommenting && (
        <label className="to-approve-word">
          What to change
          <textarea
            rows={3}
            maxLength={2000}
            value={word}
            onChange={({ target }) => setWord(target.value)}
          />
        </label>
      )}
      <div className="dashboard-buttons">
        {!isCommenting && (
          <Button
            size="small"
            margin={false}
            disabled={busy}
            aria-label={`Approve: ${title}`}
            onClick={() => void decide("approve")}
          >
            Approve
          </Button>
        )}
        <Button
          size="small"
          buttonStyle="secondary"
          margin={false}
          disabled={busy}
          aria-label={`Send back: ${title}`}
          onClick={() => (isCommenting ? void decide("back") : setCommenting(true))}
        >
          {isCommenting ? "Send back" : "Send back …"}
        </Button>
      </div>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
