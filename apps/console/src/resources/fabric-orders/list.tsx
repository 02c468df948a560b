import { SaleList } from "../sales/sale-list.tsx";

/** The fabric orders of committees. */
export default function FabricOrderList() {
  return <SaleList title="Commandes de pagne" who="Organisateur" amount="Payé" />;
}
