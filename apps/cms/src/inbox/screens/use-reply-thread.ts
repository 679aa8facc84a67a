"use client";
import { useForm } from "@payloadcms/ui";
import { useEffect, useEffectEvent, useState } from "react";
import { postJson, readJson } from "#admin-ui/post-json.ts";
import { useWords } from "#admin-ui/words/use-words.ts";
import type { ShownReply, Thread } from "#inbox/replies/reply-endpoints.ts";

/** While a letter waits or is sent, its state is read again. */
const READ_AGAIN_MS = 5000;
/** Later letters are read when the page is opened. */
const SOON_MS = 3 * 60_000;

/** An event of the page: how many mails the thread has now (`watch-colleagues.tsx`). */
export const LETTERS = "inbox-letters";

export interface ReplyThread {
  thread: Thread;
  /** What arrived while the page is open; else empty. */
  news: string;
  /** Of the last call; empty if it succeeded. */
  problem: string;
  /** Resolves to whether it succeeded. */
  post(path: string, body: object): Promise<boolean>;
}

/** A submission's replies; the form's status follows them. */
export function useReplyThread(submission: number, first: Thread): ReplyThread {
  const t = useWords();
  const [thread, setThread] = useState(first);
  const [problem, setProblem] = useState("");
  const [news, setNews] = useState("");
  const { dispatchFields } = useForm();
  const address = `/cms/api/submissions/${submission}/replies`;

  function show(read: Thread): void {
    const { status } = read;
    // Else saving the form would set the former status again.
    if (status !== thread.status)
      dispatchFields({ type: "UPDATE", path: "status", value: status, initialValue: status });
    // However it was read: a reply that waits has the thread read again, too.
    if (read.letters.length > thread.letters.length) setNews(t("A new letter arrived."));
    setThread(read);
  }
  async function readAgain(): Promise<void> {
    const { json } = await readJson<Thread>(address);
    if (json.replies) show(json as Thread);
  }
  useEffect(() => {
    if (!thread.replies.some((reply) => isUnderWay(reply, Date.now()))) return;
    const timer = setTimeout(() => void readAgain(), READ_AGAIN_MS);
    return () => clearTimeout(timer);
  });
  const counted = useEffectEvent((event: Event) => {
    if (!(event instanceof CustomEvent) || event.detail <= thread.letters.length) return;
    void readAgain();
  });
  useEffect(() => {
    const listener = (event: Event): void => counted(event);
    globalThis.addEventListener(LETTERS, listener);
    return () => globalThis.removeEventListener(LETTERS, listener);
  }, []);
  return {
    thread,
    news,
    problem,
    async post(path, body) {
      const { ok, problem: failure, json } = await postJson<Thread>(`${address}${path}`, body);
      setProblem(failure);
      // After a refusal, too: a colleague may have replied.
      if (ok) show(json as Thread);
      else await readAgain();
      return ok;
    },
  };
}

const isUnderWay = ({ state, dueAt }: ShownReply, now: number): boolean =>
  (state === "waiting" || state === "handing") && Date.parse(dueAt) < now + SOON_MS;
