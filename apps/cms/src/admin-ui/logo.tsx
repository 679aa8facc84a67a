/** The brand in the admin: logo or name on the login page, small logo and name in the navigation. */
import type { Payload, ServerProps } from "payload";
import { brandStyles, readBrand } from "#admin-ui/read-brand.ts";
import { adminWords } from "#admin-ui/words/words.ts";

interface Props {
  payload: Payload;
}

/** The first step of the path; the brand itself is at the top of the navigation. */
export const Icon = ({ i18n }: ServerProps) => <span>{adminWords(i18n)("Home")}</span>;

export async function NavBrand({ payload }: Props) {
  const { name, mark } = await readBrand(payload);
  return (
    <div className="nav__brand">
      <img src={mark} alt="" width={28} height={28} />
      <bdi>{name}</bdi>
    </div>
  );
}

export async function Logo({ payload }: Props) {
  const { name, logo, logoOnDark, mark } = await readBrand(payload);
  if (!logo)
    return (
      <span className="brand">
        <img src={mark} alt="" width={40} height={40} />
        {name}
      </span>
    );
  return (
    <span className="brand">
      {logoOnDark && <img src={logoOnDark} alt={name} data-on="dark" />}
      <img src={logo} alt={name} data-on="light" />
    </span>
  );
}

export async function BrandStyles({ payload, nonce }: Props & { nonce?: string | undefined }) {
  return <style nonce={nonce}>{brandStyles(await readBrand(payload))}</style>;
}
