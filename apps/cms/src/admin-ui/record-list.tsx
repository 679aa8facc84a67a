"use client";
import { ConfigProvider, DefaultListView, useConfig, useListDrawerContext } from "@payloadcms/ui";
import type { ClientConfig, ClientField, Column, ListViewClientProps } from "payload";
import { useMemo } from "react";
import { labelsByPath, withWholeLabels } from "#admin-ui/lists/field-labels.ts";

const NOWHERE = {
  disableGroupBy: true,
  disableListColumn: true,
  disableListFilter: true,
} as const;

const isId = (field: ClientField): boolean => "name" in field && field.name === "id";

const marked = (field: ClientField): ClientField =>
  isId(field) ? Object.assign({ ...field }, { admin: { ...field.admin, ...NOWHERE } }) : field;

const forLists = (config: ClientConfig, slug: string): ClientConfig => ({
  ...config,
  collections: config.collections.map((one) =>
    one.slug === slug ? { ...one, fields: withWholeLabels(one.fields).map(marked) } : one,
  ),
});

function columnsOf(columns: Column[], labels: ReadonlyMap<string, string>): Column[] {
  return columns.map((column) => {
    const label = labels.get(column.accessor);
    const field = marked(column.field);
    return {
      ...column,
      field: label ? Object.assign({ ...field }, { labelWithPrefix: label }) : field,
    };
  });
}

/**
 * Payload's list without the record's number in columns, filters and groups (Payload adds that
 * field for the browser only, after the configuration is built), and with whole labels of fields.
 * On its own page the list is the `main` landmark. Columns that the reader has chosen are all shown,
 * however narrow the page is.
 */
export function RecordList(props: ListViewClientProps) {
  const { config } = useConfig();
  const { collectionSlug } = props;
  const own = useMemo(() => forLists(config, collectionSlug), [config, collectionSlug]);
  const columnState = useMemo(() => {
    const fields = own.collections.find(({ slug }) => slug === collectionSlug)?.fields ?? [];
    return columnsOf(props.columnState, labelsByPath(fields));
  }, [own, collectionSlug, props.columnState]);
  const { isInDrawer } = useListDrawerContext();
  const list = <DefaultListView {...props} columnState={columnState} />;
  const hasOwnColumns = props.listPreferences?.columns !== undefined;
  return (
    <ConfigProvider config={own}>
      {isInDrawer ? list : <main className={hasOwnColumns ? "own-columns" : ""}>{list}</main>}
    </ConfigProvider>
  );
}
