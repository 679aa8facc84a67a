"use client";
import { DefaultEditView } from "@payloadcms/ui";
import type { DocumentViewClientProps } from "payload";
import { InboxPane } from "#inbox/screens/inbox-pane.tsx";

/** Next to a submission, on a wide screen: the list from which it was opened. */
export function TwoPanes(props: DocumentViewClientProps) {
  return (
    <div className="two-panes">
      <InboxPane />
      <DefaultEditView {...props} />
    </div>
  );
}
