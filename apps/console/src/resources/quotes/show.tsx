import { SaleShow } from "../sales/sale-show.tsx";

/** A request for a quote, with its newest quote. */
export default function QuoteShow() {
  return <SaleShow title="Devis" isDeposit />;
}
