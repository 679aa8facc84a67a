import type { CollectionSlug, PayloadRequest, Where } from "payload";
import { mergeListSearchAndWhere } from "payload/shared";
import { csvRow } from "#admin-ui/csv.ts";

export function filteredBy({ query, payload }: PayloadRequest, collection: CollectionSlug): Where {
  const { where, search }: { where?: Where; search?: unknown } = query;
  return mergeListSearchAndWhere({
    collectionConfig: payload.collections[collection].config,
    search: typeof search === "string" ? search : "",
    where: where ?? {},
  });
}

export const downloadOf = (name: string, ending: string, type: string): HeadersInit => ({
  "content-type": type,
  "content-disposition": `attachment; filename="${name}-${new Date().toISOString().slice(0, 10)}.${ending}"`,
  "x-content-type-options": "nosniff",
  "cache-control": "private, no-store",
});

interface Table<T> {
  /** The date is added. */
  name: string;
  head: readonly string[];
  rowOf: (record: T) => string[];
  /** Records per read; a smaller batch is the last. */
  batch: number;
  /**
   * Records read before the response starts: an invalid filter gives an error, not half a table.
   */
  first: readonly T[];
  next: (last: T | undefined) => Promise<readonly T[]>;
}

/** Memory use is limited to a batch. */
export function csvTable<T>({ name, head, rowOf, batch, first, next }: Table<T>): Response {
  let records = first;
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    // With a byte order mark spreadsheets read UTF-8.
    start: (controller) => controller.enqueue(encoder.encode(`\ufeff${csvRow(head)}`)),
    async pull(controller) {
      for (const record of records) controller.enqueue(encoder.encode(csvRow(rowOf(record))));
      if (records.length < batch) return controller.close();
      records = await next(records.at(-1));
    },
  });
  return new Response(body, {
    headers: downloadOf(name, "csv", "text/csv; charset=utf-8; header=present"),
  });
}
