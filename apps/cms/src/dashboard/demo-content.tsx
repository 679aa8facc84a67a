import type { ServerProps } from "payload";
import { RemoveDemo } from "#dashboard/remove-demo.tsx";
import { readDemoRecords } from "#moving-in/seed/demo-records.ts";
import { adminWords } from "#admin-ui/words/words.ts";

/** Shown to admins while there is demo content. */
export async function DemoContent({
  payload,
  user,
  i18n,
}: Pick<ServerProps, "payload" | "user" | "i18n">) {
  const t = adminWords(i18n);
  if (user?.collection !== "users" || user.role !== "admin") return null;
  if (!(await readDemoRecords(payload))) return null;
  return (
    <section className="dashboard-part" aria-labelledby="demo-content">
      <h2 id="demo-content">{t("Demo content")}</h2>
      <p>
        {t(
          "This host started with the content of an invented company. When you no longer need it, remove it all at once. Records that you have edited, or that your own records show, stay.",
        )}
      </p>
      <RemoveDemo />
    </section>
  );
}
