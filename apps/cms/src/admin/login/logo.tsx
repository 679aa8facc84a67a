/**
 * The brand in the admin, as the site draws it (`apps/site/public/brand`): its name on the login
 * page, its mark in the navigation.
 */
const mark = (
  <>
    <circle cx="16" cy="16" r="14" fill="none" stroke="currentColor" strokeWidth="2.4" />
    <path
      d="M16 2a14 14 0 0 0 0 28C11.200 25.600 8.800 21 8.800 16S11.200 6.400 16 2Z"
      fill="currentColor"
    />
    <path
      d="M16 2c5.200 4.400 7.600 9 7.600 14S21.200 25.600 16 30"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    />
    <circle className="brand-dot" cx="23.600" cy="16" r="3.100" />
  </>
);

/** As large as its frame: Payload's is smaller on a tablet, and cuts off what is larger. */
export function Icon() {
  return (
    <svg viewBox="0 0 32 32" width="100%" height="100%" role="img" aria-label="Meridian">
      {mark}
    </svg>
  );
}

export function Logo() {
  return (
    <span className="brand">
      <svg viewBox="0 0 32 32" width="40" height="40" aria-hidden="true">
        {mark}
      </svg>
      Meridian
    </span>
  );
}
