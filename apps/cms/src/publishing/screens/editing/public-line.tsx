"use client";
import { useConfig, useDocumentInfo, useFormFields } from "@payloadcms/ui";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { linkWords, OVER, publicWords, type Published } from "#publishing/preview/public-words.ts";
import type { PublicState } from "#publishing/preview/public-state.ts";
import { useDraftPlace } from "#publishing/screens/editing/use-saved-draft.ts";
import { watchSaves } from "#publishing/screens/editing/watch-saves.ts";
import { useWords } from "#admin-ui/words/use-words.ts";
import type { Words } from "#admin-ui/words/words.ts";

/** Milliseconds between looks while the site has not responded; the last value repeats. */
const PAUSES = [150, 250, 500, 1000, 2000, 5000];

/** Above the form: after a publication when visitors see it, and always a link to the page. */
export function PublicLine() {
  const t = useWords();
  const { state, words } = usePublicState(t);
  const name = state ? linkWords(state, t) : "";
  const isLink = state?.place && !state.place.isOff && !state.place.isPrepared;
  return (
    <p className="public-line" hidden={words === "" && name === ""}>
      <span role="status">{words}</span>{" "}
      {isLink ? (
        <a href={state.place?.address} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      ) : (
        name
      )}
    </p>
  );
}

async function readState(address: string): Promise<PublicState | null> {
  const response = await fetch(address, { credentials: "same-origin" }).catch(() => null);
  return response?.ok ? response.json() : null;
}

function usePublicState(t: Words): { state: PublicState | null; words: string } {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { config } = useConfig();
  const { path } = useDraftPlace();
  const [state, setState] = useState<PublicState | null>(null);
  const [save, setSave] = useState<Omit<Published, "state"> | null>(null);
  const time = useFormFields(([fields]) => fields.publishAt?.value);
  const leaving = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const place = globalSlug ? `${globalSlug}/page` : `${collectionSlug}/${id}`;
  const address = `${config.routes.api}/public-state/${place}`;

  const look = useEffectEvent(async function again(
    since: number,
    wasPublic: boolean,
    looks = 0,
  ): Promise<void> {
    clearTimeout(timer.current);
    const now = await readState(address);
    if (leaving.current) return;
    if (now) setState(now);
    const publishAt = typeof time === "string" ? time : null;
    setSave({ wasPublic, publishAt, waited: Date.now() - since });
    if (!now || now.isWaiting)
      timer.current = setTimeout(
        () => void again(since, wasPublic, looks + 1),
        PAUSES[Math.min(looks, PAUSES.length - 1)],
      );
  });
  const onSave = useEffectEvent(() => look(Date.now(), Boolean(state?.place)));

  useEffect(() => {
    leaving.current = false;
    if (id !== undefined || globalSlug)
      void readState(address).then((now) => {
        if (now && !leaving.current) setState(now);
      });
    const stop = watchSaves(path, ({ status, isDraft }) => {
      if (!isDraft && status >= 200 && status < 300) void onSave();
    });
    return () => {
      stop();
      leaving.current = true;
      clearTimeout(timer.current);
    };
  }, [path, address, id, globalSlug]);
  if (!state) return { state, words: "" };
  const always = state.isOver ? t(OVER) : "";
  return { state, words: save ? publicWords({ state, ...save }, t) : always };
}
