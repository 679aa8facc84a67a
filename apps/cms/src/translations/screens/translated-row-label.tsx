"use client";
import { useRowLabel } from "@payloadcms/ui";
import { RowLabel, type RowLabelProps } from "#records/screens/row-label.tsx";
import { useOriginal } from "#translations/screens/use-original.ts";

/** A row without a translated title has the original's. */
export function TranslatedRowLabel(props: RowLabelProps) {
  const { path } = useRowLabel();
  const { texts, key } = useOriginal(path);
  return <RowLabel {...props} of={texts?.[`${key}.${props.titled}`] ?? ""} />;
}
