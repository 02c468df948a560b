import { SaleList } from "../sales/sale-list.tsx";

/** The orders of the marketplace. */
export default function OrderList() {
  return <SaleList />;
}
