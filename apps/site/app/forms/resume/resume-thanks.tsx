import { resumeForm } from "@meridian/contract/forms";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";

/** RES-05: closed by its button, its close control or a click outside. */
export function ResumeThanks({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open title={resumeForm.success} onClose={onClose}>
      <p>{resumeForm.afterSuccess}</p>
      <div>
        <Button data-closes="">OK</Button>
      </div>
    </Dialog>
  );
}
