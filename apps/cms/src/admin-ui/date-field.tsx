"use client";
import { DateTimeField, useTranslation } from "@payloadcms/ui";
import type { DateField as Field, DateFieldClientComponent } from "payload";
import { useMemo, useSyncExternalStore } from "react";
import { dateFormats, dateOrderOf, inGermanDays } from "#admin-ui/date-formats.ts";

const never = (): (() => void) => () => undefined;

/** Payload's field, which reads a typed date month first, in the order of the browser's language. */
export const DateField: DateFieldClientComponent = (props) => {
  const { field } = props;
  const isGerman = useTranslation().i18n.language === "de";
  const language = useSyncExternalStore(
    never,
    () => navigator.language,
    () => undefined,
  );
  const ordered = useMemo(() => {
    // Payload's client type loses what `admin.date` is.
    const date = (field.admin as Field["admin"])?.date;
    const formats = dateFormats(
      language ? dateOrderOf(language) : undefined,
      date?.pickerAppearance === "dayAndTime",
    );
    // The first is shown.
    const dateFormat = isGerman
      ? [...new Set([...formats.slice(0, 1).map(inGermanDays), ...formats])]
      : formats;
    const admin = { ...field.admin, date: { ...date, overrides: { dateFormat } } };
    return { ...field, admin } as typeof field;
  }, [field, language, isGerman]);
  return <DateTimeField {...props} field={ordered} />;
};
