"use client";
import { Link, Thumbnail, useConfig, useListDrawerContext } from "@payloadcms/ui";
import type { DefaultCellComponentProps } from "payload";
import { getBestFitFromSizes, isImage } from "payload/shared";
import {
  factsOfFile,
  lacksDescription,
  nameOfFile,
  type ListedFile,
} from "#library/screens/file-words.ts";
import { useWords } from "#admin-ui/words/use-words.ts";

type Stored = ListedFile &
  Pick<Parameters<typeof getBestFitFromSizes>[0], "sizes" | "thumbnailURL"> & {
    id: number;
    url?: string;
  };

/** A tile of the library: the whole picture and what it is. In a drawer it chooses the file. */
export function FileCell({ collectionSlug, rowData, link, linkURL }: DefaultCellComponentProps) {
  const t = useWords();
  const { isInDrawer, onSelect } = useListDrawerContext();
  const { getEntityConfig } = useConfig();
  const file = rowData as Stored;
  const { upload } = getEntityConfig({ collectionSlug }) ?? {};
  const { sizes, thumbnailURL = "", url = "", mimeType, width } = file;
  const source = isImage(mimeType ?? "")
    ? getBestFitFromSizes({ sizes, thumbnailURL, url, width: width ?? 0 })
    : thumbnailURL;
  const tile = (
    <>
      <Thumbnail
        collectionSlug={collectionSlug}
        doc={{ ...file }}
        fileSrc={source}
        size="small"
        uploadConfig={upload}
      />
      <span className={lacksDescription(file) ? "state state--wait" : "tile__name"} dir="auto">
        {nameOfFile(file, t)}
      </span>
    </>
  );
  if (isInDrawer && typeof onSelect === "function")
    return (
      <button
        type="button"
        className="tile default-cell__first-cell"
        onClick={() => onSelect({ collectionSlug, doc: rowData, docID: String(file.id) })}
      >
        {tile}
      </button>
    );
  if (!link) return <span className="tile">{tile}</span>;
  return (
    <Link
      className="tile"
      prefetch={false}
      href={linkURL ?? `/admin/collections/${collectionSlug}/${file.id}`}
    >
      {tile}
    </Link>
  );
}

export function FactsCell({ rowData }: DefaultCellComponentProps) {
  const t = useWords();
  return <span>{factsOfFile(rowData, t)}</span>;
}
