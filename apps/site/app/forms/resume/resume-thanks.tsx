import { useT } from "#app/language/language.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";

/** RES-05: closed by its button, its close control or a click outside. */
export function ResumeThanks({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <Dialog open title={t("resume.thanks")} onClose={onClose}>
      <p>{t("resume.afterThanks")}</p>
      <div>
        <Button data-closes="">{t("resume.ok")}</Button>
      </div>
    </Dialog>
  );
}
