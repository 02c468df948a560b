import { SaleList } from "../sales/sale-list.tsx";

/** The requests for quotes. */
export default function QuoteList() {
  return <SaleList withProvider />;
}
