"use client";
import { useListQuery } from "@payloadcms/ui";
import { useEffect } from "react";
import { INBOX, LISTED, type Listed } from "#inbox/screens/listed.ts";

/** In the list: notes what is listed, for the previous and the next message of each. */
export function NoteListed() {
  const { data } = useListQuery();
  useEffect(() => {
    const listed: Listed = {
      address: INBOX + globalThis.location.search,
      ids: (data?.docs ?? []).map(({ id }) => Number(id)),
    };
    sessionStorage.setItem(LISTED, JSON.stringify(listed));
  }, [data]);
  return null;
}
