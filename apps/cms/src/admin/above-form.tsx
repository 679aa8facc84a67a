"use client";
import { Colleagues } from "#admin/colleagues.tsx";
import { Lacking } from "#admin/lacking.tsx";

/** What an editor has to know before he goes on writing. */
export function AboveForm() {
  return (
    <>
      <Colleagues />
      <Lacking />
    </>
  );
}
