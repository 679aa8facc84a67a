import { Message } from "#app/language/message.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import styles from "./price-from.module.css";

/** The lowest price of a person next to the button of a first screen (SERV-08); leads to all prices. */
export function PriceFrom({ from }: { from: string }) {
  return (
    <SiteLink className={styles.price} to="/pricing">
      <Message of="service.priceFrom" values={{ price: <strong>{from}</strong> }} />
    </SiteLink>
  );
}
