export interface ErrorBody {
  code: string;
  message: string;
  data: { status: number };
}

const ERRORS: Record<number, [code: string, message: string]> = {
  400: [
    "rest_post_invalid_page_number",
    "The page number requested is larger than the number of pages available.",
  ],
  401: ["rest_forbidden", "Sorry, you are not allowed to do that."],
  404: ["rest_post_invalid_id", "Invalid post ID."],
};

/** As WordPress sends it. */
export function errorBody(
  status: number,
  [code, message] = ERRORS[status] ?? [
    "internal_server_error",
    "There has been a critical error on this website.",
  ],
): ErrorBody {
  return { code, message, data: { status } };
}
