"use client";
import { useBulkUpload, useListDrawerContext, useModal } from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { useEffect, useEffectEvent, useState } from "react";
import { useWords } from "#admin-ui/words/use-words.ts";

const hasFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes("Files") === true;

/** Files that are dropped anywhere on the library's page are uploaded, each with its own form. */
export function DropFiles({
  collectionSlug,
  hasCreatePermission,
}: {
  collectionSlug: string;
  hasCreatePermission?: boolean;
}) {
  const t = useWords();
  const { isInDrawer } = useListDrawerContext();
  const { drawerSlug, setCollectionSlug, setInitialFiles, setOnSuccess } = useBulkUpload();
  const { openModal, modalState } = useModal();
  const router = useRouter();
  const [isOver, setIsOver] = useState(false);
  const isOn = hasCreatePermission === true && !isInDrawer;
  const isUploading = modalState[drawerSlug]?.isOpen === true;
  const upload = useEffectEvent((event: DragEvent) => {
    setIsOver(false);
    // The drawer has its own place for files.
    if (!hasFiles(event) || isUploading || !event.dataTransfer) return;
    event.preventDefault();
    setCollectionSlug(collectionSlug);
    setInitialFiles(event.dataTransfer.files);
    setOnSuccess(() => router.refresh());
    openModal(drawerSlug);
  });
  const follow = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event) || isUploading) return;
    event.preventDefault();
    setIsOver(event.type === "dragover");
  });
  useEffect(() => {
    if (!isOn) return;
    const leaving = new AbortController();
    const options = { signal: leaving.signal };
    document.addEventListener("dragover", (event) => follow(event), options);
    document.addEventListener("dragleave", (event) => follow(event), options);
    document.addEventListener("drop", (event) => upload(event), options);
    return () => leaving.abort();
  }, [isOn]);
  if (!isOn) return null;
  return isOver ? (
    <p className="drop-files drop-files--over">{t("Drop the files to upload them")}</p>
  ) : (
    <p className="drop-files">{t("Drop files anywhere on this page to upload them.")}</p>
  );
}
