import PriceRequestIsland, {
  type PriceRequestProps,
} from "#app/forms/price-request/price-request.island.tsx";
import { Island } from "#app/islands/island.tsx";

/** The get-price form (GET-01). */
export function PriceRequest(props: PriceRequestProps) {
  return <Island of={PriceRequestIsland} name="price-request" when="near" props={props} />;
}

export { PRICE_REQUEST } from "#app/forms/price-request/price-request.island.tsx";
