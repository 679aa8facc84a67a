/** The brand in the admin: its name on the login page, its sign in the navigation. */
const mark = <path d="M4 26V8l12 10L28 8v18" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />;

export function Icon() {
  return (
    <svg viewBox="0 0 32 32" width="24" height="24" role="img" aria-label="Meridian">
      {mark}
    </svg>
  );
}

export function Logo() {
  return (
    <span style={{ display: "inline-flex", alignItems: "center", gap: "0.6rem", fontSize: "1.8rem", fontWeight: 600 }}>
      <svg viewBox="0 0 32 32" width="40" height="40" aria-hidden="true">
        {mark}
      </svg>
      Meridian
    </span>
  );
}
