"use client";
import {
  ServerFunctionsProvider,
  useDocumentInfo,
  useForm,
  useFormProcessing,
  useServerFunctions,
} from "@payloadcms/ui";
import type { BuildFormStateArgs, FormState, ServerFunctionClient } from "payload";
import { useCallback, useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { useSaveDraft } from "#publishing/screens/editing/use-saved-draft.ts";
import { isLate, withoutLateValues } from "#publishing/screens/editing/without-late-values.ts";

interface OpenForm {
  getFields: () => FormState;
  /** A value is newer than the save that the host responds to. */
  onLate: () => void;
}
/** By record or global. */
const openForms = new Map<string, OpenForm>();
const nameOf = (kind: string | undefined, id: number | string | undefined): string =>
  `${kind} ${id ?? ""}`;

/**
 * Keeps text typed while the host responds. Payload 3.90 overwrites the form with a save's
 * response: rows that are newer than the save, and every field but the last one typed into.
 */
export function LateAnswers({ children }: { children: ReactNode }) {
  const { serverFunction } = useServerFunctions();
  const callServer: ServerFunctionClient = useCallback(
    async (call) => {
      const answer = await serverFunction(call);
      return call.name === "form-state" ? asTyped(call.args, answer) : answer;
    },
    [serverFunction],
  );
  return <ServerFunctionsProvider serverFunction={callServer}>{children}</ServerFunctionsProvider>;
}

type FormStateArgs = Partial<BuildFormStateArgs>;

function asTyped(
  { collectionSlug, globalSlug, schemaPath, id, formState, data }: FormStateArgs,
  answer: unknown,
) {
  const kind = collectionSlug ?? globalSlug;
  const form = schemaPath === kind ? openForms.get(nameOf(kind, id)) : undefined;
  if (!form || !formState || !hasState(answer)) return answer;
  const now = form.getFields();
  // Only the request after a save has its record.
  if (data && Object.keys(formState).some((path) => isLate(path, formState, now))) form.onLate();
  return { ...answer, state: withoutLateValues(answer.state, formState, now) };
}

const hasState = (answer: unknown): answer is { state: FormState } =>
  typeof answer === "object" && answer !== null && "state" in answer && Boolean(answer.state);

/**
 * Registers the form's state for responses to its saves. What was changed while the form was
 * published is saved after it: Payload 3.90 disables its own fields meanwhile, ignores an autosave,
 * and then treats the whole form as saved.
 */
export function useOpenForm(): void {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { getFields, setModified } = useForm();
  const isProcessing = useFormProcessing();
  const keepDraft = useSaveDraft();
  const isBehind = useRef(false);
  const onLate = useEffectEvent(() => void (isBehind.current ||= isProcessing));
  const saveLate = useEffectEvent(() => {
    if (!isBehind.current) return;
    isBehind.current = false;
    setModified(true);
    void keepDraft();
  });
  useEffect(() => {
    const name = nameOf(collectionSlug ?? globalSlug, id);
    const form = { getFields, onLate: () => onLate() };
    openForms.set(name, form);
    return () => {
      if (openForms.get(name) === form) openForms.delete(name);
    };
  }, [collectionSlug, globalSlug, id, getFields]);
  useEffect(() => {
    if (!isProcessing) saveLate();
  }, [isProcessing]);
}
