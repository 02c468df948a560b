import { SaleShow } from "../sales/sale-show.tsx";

/** A gift. */
export default function GiftShow() {
  return <SaleShow title="Cadeau" who="Hôtes" />;
}
