import { SaleShow } from "../sales/sale-show.tsx";

/** A booking, with its deposit. */
export default function BookingShow() {
  return <SaleShow title="Réservation" isDeposit />;
}
