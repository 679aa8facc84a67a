import { data } from "react-router";
import { ERROR_TAGS } from "#app/seo/meta.ts";

export { PageError as ErrorBoundary } from "#app/shell/errors/page-error.tsx";

/** Any path that no other route has (ERR-01). */
export function loader(): never {
  throw data(null, { status: 404 });
}

export const meta = () => ERROR_TAGS;

export default function NotFound() {
  return null;
}
