import { fieldOfPart, POSTED, sourceFields } from "@meridian/contract/forms";
import { useRef, useState } from "react";
import { useT } from "#app/language/language.ts";
import { sendForm, type SentAnswer } from "#app/forms/sending/send-form.ts";
import { visitSource } from "#app/analytics/visit-source.ts";

export function useSending() {
  const t = useT();
  const [share, setShare] = useState<number | null>(null);
  const stopper = useRef<AbortController | null>(null);
  return {
    /** Sent fraction from 0 to 1; `null` while idle. */
    share,
    stop: () => stopper.current?.abort(),
    async send(body: FormData): Promise<SentAnswer> {
      stopper.current = new AbortController();
      setShare(0);
      const answer = await sendForm(location.href, body, {
        t,
        stop: stopper.current.signal,
        onProgress: setShare,
      });
      setShare(null);
      return answer;
    },
  };
}

interface Checked {
  values: Record<string, string>;
  file: File | null;
  /** Name of the file field. */
  fileName: string;
}

/**
 * The posted body: the form's controls, validated values and file, the visit's source, the
 * idempotency key and captcha. Parts of a field are omitted: the validated value contains them.
 */
export function bodyOf(
  form: HTMLFormElement,
  { values, file, fileName }: Checked,
  { key, captcha }: { key: string; captcha: string },
): FormData {
  const body = new FormData();
  for (const [name, value] of new FormData(form))
    if (name === fieldOfPart(name) && name !== fileName) body.append(name, value);
  if (file) body.append(fileName, file);
  for (const [name, value] of Object.entries({ ...values, ...sourceFields(visitSource()) }))
    body.set(name, value);
  body.set(POSTED.key, key);
  body.set(POSTED.captcha, captcha);
  return body;
}
