import { useConfig } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { postJson } from "#admin-ui/post-json.ts";
import type { TargetStates } from "#records/targets/endpoint.ts";

/** Milliseconds from the last keystroke; fields that appear together share a request. */
const WAIT = 400;

type Told = (states: TargetStates) => void;
let waiting: { addresses: string[]; told: Told }[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function askSoon(api: string, addresses: string[], told: Told): () => void {
  const question = { addresses, told };
  waiting.push(question);
  clearTimeout(timer);
  timer = setTimeout(() => {
    const asked = waiting;
    waiting = [];
    const all = [...new Set(asked.flatMap((one) => one.addresses))];
    // A failed request shows no warning; the form still works.
    void postJson<{ states: TargetStates }>(`${api}/targets`, { addresses: all }).then(
      ({ json: { states = {} } }) => {
        for (const one of asked) one.told(states);
      },
    );
  }, WAIT);
  return () => {
    waiting = waiting.filter((one) => one !== question);
    question.told = () => undefined;
  };
}

/** The known states of these addresses; nothing for addresses not requested yet. */
export function useTargets(addresses: readonly string[]): TargetStates {
  const { config } = useConfig();
  const [states, setStates] = useState<TargetStates>({});
  const own = addresses.filter((address) => address.startsWith("/")).join("\n");
  useEffect(
    () => (own === "" ? undefined : askSoon(config.routes.api, own.split("\n"), setStates)),
    [own, config.routes.api],
  );
  return states;
}
