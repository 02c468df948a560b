import { SaleList } from "../sales/sale-list.tsx";

/** The fabric orders of committees. */
export default function FabricOrderList() {
  return <SaleList who="Organisateur" amount="Payé" />;
}
