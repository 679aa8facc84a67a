"use client";
import {
  ServerFunctionsProvider,
  useDocumentInfo,
  useForm,
  useServerFunctions,
} from "@payloadcms/ui";
import type { BuildFormStateArgs, FormState, ServerFunctionClient } from "payload";
import { useCallback, useEffect, type ReactNode } from "react";
import { withoutLateValues } from "#publishing/screens/editing/without-late-values.ts";

/** States of open forms, by record or global. */
const openForms = new Map<string, () => FormState>();
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
  { collectionSlug, globalSlug, schemaPath, id, formState }: FormStateArgs,
  answer: unknown,
) {
  const kind = collectionSlug ?? globalSlug;
  const now = schemaPath === kind && openForms.get(nameOf(kind, id))?.();
  if (!now || !formState || !hasState(answer)) return answer;
  return { ...answer, state: withoutLateValues(answer.state, formState, now) };
}

const hasState = (answer: unknown): answer is { state: FormState } =>
  typeof answer === "object" && answer !== null && "state" in answer && Boolean(answer.state);

/** Registers the form's state for responses to its saves. */
export function useOpenForm(): void {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { getFields } = useForm();
  useEffect(() => {
    const name = nameOf(collectionSlug ?? globalSlug, id);
    openForms.set(name, getFields);
    return () => {
      if (openForms.get(name) === getFields) openForms.delete(name);
    };
  }, [collectionSlug, globalSlug, id, getFields]);
}
