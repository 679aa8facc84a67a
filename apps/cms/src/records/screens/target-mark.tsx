"use client";
import { useFormFields } from "@payloadcms/ui";
import { useWords } from "#admin-ui/words/use-words.ts";
import { useTargets } from "#records/screens/use-targets.ts";
import { pagesOff, targetWords } from "#records/targets/words.ts";

export function TargetMark({ path }: { path: string }) {
  const t = useWords();
  const value = useFormFields(([fields]) => fields[path]?.value);
  const off = useFormFields(([fields]) => fields["pages.off"]?.value);
  const address = typeof value === "string" ? value.trim() : "";
  const states = useTargets([address]);
  const words = targetWords(states[address], pagesOff(off));
  return (
    <p role="status" className="target-mark" hidden={words === ""}>
      {words && t(words)}
    </p>
  );
}
