import type { ListViewServerProps } from "payload";
import { ExportLink } from "#admin-ui/export-link.tsx";
import { adminWords } from "#admin-ui/words/words.ts";
import { ErasePerson } from "#inbox/screens/erase-person.tsx";

/** Below the list, what is rarely needed: the table as a file, and a person's data. */
export function InboxExports({ user, i18n }: ListViewServerProps) {
  const t = adminWords(i18n);
  return (
    <div className="inbox-exports">
      <p>
        {t("What is listed:")}{" "}
        <ExportLink of="submissions" ending="csv">
          {t("Export as CSV")}
        </ExportLink>{" "}
        <ExportLink of="submissions" ending="xlsx">
          {t("as XLSX")}
        </ExportLink>
      </p>
      {user?.collection === "users" && user.role === "admin" && <ErasePerson />}
    </div>
  );
}
