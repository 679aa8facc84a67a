"use client";
import { DateTimeField } from "@payloadcms/ui";
import type { DateField as Field, DateFieldClientComponent } from "payload";
import { useMemo, useSyncExternalStore } from "react";
import { dateFormats, dateOrderOf } from "#admin-ui/date-formats.ts";

const never = (): (() => void) => () => undefined;

/** Payload's field, which reads a typed date month first, in the order of the browser's language. */
export const DateField: DateFieldClientComponent = (props) => {
  const { field } = props;
  const language = useSyncExternalStore(
    never,
    () => navigator.language,
    () => undefined,
  );
  const ordered = useMemo(() => {
    // Payload's client type loses what `admin.date` is.
    const date = (field.admin as Field["admin"])?.date;
    const dateFormat = dateFormats(
      language ? dateOrderOf(language) : undefined,
      date?.pickerAppearance === "dayAndTime",
    );
    const admin = { ...field.admin, date: { ...date, overrides: { dateFormat } } };
    return { ...field, admin } as typeof field;
  }, [field, language]);
  return <DateTimeField {...props} field={ordered} />;
};
