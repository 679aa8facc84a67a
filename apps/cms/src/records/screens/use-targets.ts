import { useConfig } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { postJson } from "#admin-ui/post-json.ts";
import type { TargetStates } from "#records/targets/endpoint.ts";

/** Milliseconds after the last keystroke; fields that appear together share a request. */
const WAIT = 400;

type OnStates = (states: TargetStates) => void;
let waiting: { addresses: string[]; onStates: OnStates }[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function requestSoon(api: string, addresses: string[], onStates: OnStates): () => void {
  const question = { addresses, onStates: onStates };
  waiting.push(question);
  clearTimeout(timer);
  timer = setTimeout(() => {
    const wanted = waiting;
    waiting = [];
    const all = [...new Set(wanted.flatMap((one) => one.addresses))];
    // A failed request shows no warning; the form works.
    void postJson<{ states: TargetStates }>(`${api}/targets`, { addresses: all }).then(
      ({ json: { states = {} } }) => {
        for (const one of wanted) one.onStates(states);
      },
    );
  }, WAIT);
  return () => {
    waiting = waiting.filter((one) => one !== question);
    question.onStates = () => undefined;
  };
}

/** Nothing for addresses without a response yet. */
export function useTargets(addresses: readonly string[]): TargetStates {
  const { config } = useConfig();
  const [states, setStates] = useState<TargetStates>({});
  const own = addresses.filter((address) => address.startsWith("/")).join("\n");
  useEffect(
    () => (own === "" ? undefined : requestSoon(config.routes.api, own.split("\n"), setStates)),
    [own, config.routes.api],
  );
  return states;
}
