"use client";
import { Button, usePreferences } from "@payloadcms/ui";
import { useState } from "react";
import type { FutureDated } from "#publishing/schedule/public-before-day.ts";

interface FutureDatedListProps {
  found: readonly FutureDated[];
  all: readonly string[];
  preference: string;
}

const inWords = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });

export function FutureDatedList({ found, all, preference }: FutureDatedListProps) {
  const { setPreference } = usePreferences();
  const [isRead, setIsRead] = useState(false);
  if (isRead) return <p role="status">This list is not shown again.</p>;
  return (
    <>
      <ul>
        {found.map(({ key, kind, title, address, day }) => (
          <li key={key}>
            {kind} <a href={address}>{title}</a>, {inWords.format(Date.parse(day))}
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
          I have read this
        </Button>
      </div>
    </>
  );
}
