import type { ListViewClientProps, ListViewServerProps } from "payload";

/** The browser's component takes no database. */
export function withoutServerProps(
  props: ListViewServerProps & ListViewClientProps,
): ListViewClientProps {
  const {
    collectionConfig: _config,
    data: _data,
    i18n: _i18n,
    limit: _limit,
    listSearchableFields: _fields,
    locale: _locale,
    params: _params,
    payload: _payload,
    permissions: _permissions,
    searchParams: _search,
    user: _user,
    ...client
  } = props;
  return client;
}
