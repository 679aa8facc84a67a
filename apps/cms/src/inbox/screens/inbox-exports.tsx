import type { ListViewServerProps } from "payload";
import { ExportLink } from "#admin-ui/export-link.tsx";
import { ErasePerson } from "#inbox/screens/erase-person.tsx";

/** Below the list, what is rarely needed: the table as a file, and a person's data. */
export function InboxExports({ user }: ListViewServerProps) {
  return (
    <div className="inbox-exports">
      <p>
        What is listed:{" "}
        <ExportLink of="submissions" ending="csv">
          Export as CSV
        </ExportLink>{" "}
        <ExportLink of="submissions" ending="xlsx">
          as XLSX
        </ExportLink>
      </p>
      {user?.collection === "users" && user.role === "admin" && <ErasePerson />}
    </div>
  );
}
