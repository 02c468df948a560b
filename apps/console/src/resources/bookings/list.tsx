import { SaleList } from "../sales/sale-list.tsx";

/** The bookings of packages. */
export default function BookingList() {
  return <SaleList withProvider />;
}
