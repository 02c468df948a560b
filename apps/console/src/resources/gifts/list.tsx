import { SaleList } from "../sales/sale-list.tsx";

/** The gifts to hosts. */
export default function GiftList() {
  return <SaleList who="Hôtes" />;
}
