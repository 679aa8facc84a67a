"use client";
import { useRouter } from "next/navigation.js";
import { listOf } from "#inbox/list-address.ts";

export interface PickedList {
  label: string;
  address: string;
}

interface ListPickProps {
  label: string;
  /** The choice of everything, while one of `lists` is shown. */
  any: string;
  lists: readonly PickedList[];
  /** The address of the list that is shown, if it is one of these. */
  chosen: string | undefined;
}

/** One of several lists of the inbox: of a colleague, a tag or a source. */
export function ListPick({ label, any, lists, chosen }: ListPickProps) {
  const { push } = useRouter();
  return (
    <select
      className="chip"
      aria-label={label}
      data-chosen={chosen !== undefined}
      value={chosen ?? ""}
      onChange={({ target }) => push(target.value || listOf({}))}
    >
      <option value="">{chosen === undefined ? label : any}</option>
      {lists.map(({ label: name, address }) => (
        <option key={address} value={address}>
          {name}
        </option>
      ))}
    </select>
  );
}
