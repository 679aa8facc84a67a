"use client";
import {
  Button,
  FieldDescription,
  FieldError,
  FieldLabel,
  useDocumentInfo,
  useField,
} from "@payloadcms/ui";
import type { JSONFieldClientProps } from "payload";
import { useEffect, useRef, useState } from "react";
import type { SecretChange, SecretState } from "#admin-ui/secret-field/secret-field.ts";
import { useWords } from "#admin-ui/words/use-words.ts";
import type { Words } from "#admin-ui/words/words.ts";
import "#admin-ui/secret-field/secret-input.css";

type Value = SecretState | SecretChange | null;

/** States whether a secret is set; what is typed replaces it when the form is saved. */
export function SecretInput({ field, path, readOnly }: JSONFieldClientProps) {
  const t = useWords();
  const { value, initialValue, setValue, showError, disabled } = useField<Value>({ path });
  const savedAt = String(useDocumentInfo().savedDocumentData?.updatedAt);
  // Until the next save.
  const [replacedAfter, setReplacedAfter] = useState<string | null>(null);
  const isReplacing = replacedAfter === savedAt;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isReplacing) input.current?.focus();
  }, [isReplacing]);
  const kept = stateOf(initialValue);
  const typed = value && "value" in value ? value.value : "";
  const isRemoved = Boolean(value && "remove" in value);
  const isOpen = !isRemoved && (!kept.isSet || kept.isUnreadable || isReplacing);
  const isLocked = Boolean(readOnly) || disabled;
  const id = `field-${path.replaceAll(".", "__")}`;
  const change = (to: Value, isOpening = false): void => {
    setReplacedAfter(isOpening ? savedAt : null);
    setValue(to);
  };
  return (
    <div className={`field-type secret-field${showError ? " error" : ""}`}>
      <FieldLabel label={field.label} path={path} htmlFor={isOpen ? id : undefined} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        {isOpen && (
          <input
            id={id}
            type="password"
            value={typed}
            autoComplete="new-password"
            ref={input}
            disabled={isLocked}
            aria-describedby={`${id}-state`}
            onChange={({ target }) =>
              setValue(target.value === "" ? (initialValue ?? null) : { value: target.value })
            }
          />
        )}
        <p className="secret-field__state" id={`${id}-state`} role="status">
          {stateInWords(t, kept, { isRemoved, isTyped: typed !== "" })}
        </p>
        {kept.isSet && !isLocked && (
          <Deeds
            of={typeof field.label === "string" ? field.label : field.name}
            isChanged={isRemoved || isReplacing}
            isUnreadable={kept.isUnreadable === true}
            change={change}
            initial={initialValue ?? null}
          />
        )}
      </div>
      <FieldDescription description={field.admin?.description ?? ""} path={path} />
    </div>
  );
}

interface DeedsProps {
  /** The field's label: several secrets have the same buttons. */
  of: string;
  isChanged: boolean;
  isUnreadable: boolean;
  initial: Value;
  change(to: Value, isOpening?: boolean): void;
}

function Deeds({ of, isChanged, isUnreadable, initial, change }: DeedsProps) {
  const t = useWords();
  const deed = (label: string, onClick: () => void) => (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      extraButtonProps={{ "aria-label": `${label}: ${of}` }}
      onClick={onClick}
    >
      {label}
    </Button>
  );
  return (
    <div className="secret-field__deeds">
      {isChanged ? (
        deed(t("Keep the old one"), () => change(initial))
      ) : (
        <>
          {!isUnreadable && deed(t("Replace"), () => change(initial, true))}
          {deed(t("Remove"), () => change({ remove: true }))}
        </>
      )}
    </div>
  );
}

const stateOf = (value: Value | undefined): SecretState =>
  value && "isSet" in value ? value : { isSet: false };

function stateInWords(
  t: Words,
  { isSet, isUnreadable }: SecretState,
  { isRemoved, isTyped }: { isRemoved: boolean; isTyped: boolean },
): string {
  if (isRemoved) return t("It is removed when you save.");
  if (isTyped)
    return t(isSet ? "It replaces the old one when you save." : "It is set when you save.");
  if (isUnreadable)
    return t(
      "Enter it again: the content host's own secret (PAYLOAD_SECRET) has changed, and what was stored cannot be read any more.",
    );
  return t(isSet ? "Set. No one can read it here." : "Not set.");
}
