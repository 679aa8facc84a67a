"use client";
import { Button, usePreferences } from "@payloadcms/ui";
import { useState } from "react";
import type { FutureDated } from "#publishing/schedule/public-before-day.ts";
import { dayOf } from "#admin-ui/words/formats.ts";
import { useWords } from "#admin-ui/words/use-words.ts";
import { namedIn } from "#records/kind-name.ts";

interface FutureDatedListProps {
  found: readonly FutureDated[];
  all: readonly string[];
  preference: string;
}

export function FutureDatedList({ found, all, preference }: FutureDatedListProps) {
  const t = useWords();
  const { setPreference } = usePreferences();
  const [isRead, setIsRead] = useState(false);
  if (isRead) return <p role="status">{t("This list is not shown again.")}</p>;
  return (
    <>
      <ul>
        {found
          .map((one) => namedIn(t, one))
          .map(({ key, kind, title, address, day }) => (
            <li key={key}>
              {kind} <a href={address}>{title}</a>, {dayOf(t.locale).format(Date.parse(day))}
            </li>
          ))}
      </ul>
      <div className="dashboard-buttons">
        <Button
          size="small"
          buttonStyle="secondary"
          margin={false}
          onClick={() => {
            setIsRead(true);
            void setPreference(preference, all);
          }}
        >
          {t("I have read this")}
        </Button>
      </div>
    </>
  );
}
