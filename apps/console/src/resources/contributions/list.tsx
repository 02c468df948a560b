import { SaleList } from "../sales/sale-list.tsx";

/** The registers of contributions, by event. */
export default function ContributionList() {
  return <SaleList who="Organisateur" amount="Reçu par mobile money" />;
}
