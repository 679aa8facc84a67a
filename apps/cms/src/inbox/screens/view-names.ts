/** Views of the inbox that are the same for everyone; `t` has their names in the user's language. */

export const KINDS = [
  { kind: "resume", label: "Applications" },
  { kind: "contact", label: "Contact messages" },
  { kind: "price-request", label: "Price requests" },
  { kind: "survey", label: "Surveys" },
];

/** Other screens of the same submissions. */
export const SCREENS = [
  { label: "Board", address: "/admin/board" },
  { label: "By vacancy", address: "/admin/applications" },
];
