"use client";
import { ConfigProvider, DefaultListView, useConfig, useListDrawerContext } from "@payloadcms/ui";
import type { ClientConfig, ClientField, Column, ListViewClientProps } from "payload";
import { useMemo } from "react";

const NOWHERE = {
  disableGroupBy: true,
  disableListColumn: true,
  disableListFilter: true,
} as const;

const isId = (field: ClientField): boolean => "name" in field && field.name === "id";

const marked = (field: ClientField): ClientField =>
  isId(field) ? Object.assign({ ...field }, { admin: { ...field.admin, ...NOWHERE } }) : field;

const markedColumn = (column: Column): Column => ({ ...column, field: marked(column.field) });

const withoutIds = (config: ClientConfig): ClientConfig => ({
  ...config,
  collections: config.collections.map((one) => ({ ...one, fields: one.fields.map(marked) })),
});

/**
 * Payload's list without the record's number in columns, filters and groups: Payload adds that
 * field for the browser only, after the configuration is built. On its own page the list is the
 * `main` landmark. Columns that the reader has chosen are all shown, however narrow the page is.
 */
export function RecordList(props: ListViewClientProps) {
  const { config } = useConfig();
  const own = useMemo(() => withoutIds(config), [config]);
  const columnState = useMemo(() => props.columnState.map(markedColumn), [props.columnState]);
  const { isInDrawer } = useListDrawerContext();
  const list = <DefaultListView {...props} columnState={columnState} />;
  const hasOwnColumns = props.listPreferences?.columns !== undefined;
  return (
    <ConfigProvider config={own}>
      {isInDrawer ? list : <main className={hasOwnColumns ? "own-columns" : ""}>{list}</main>}
    </ConfigProvider>
  );
}
