import { SaleShow } from "../sales/sale-show.tsx";

/** A fabric order, with its shares. */
export default function FabricOrderShow() {
  return <SaleShow title="Commande de pagne" who="Organisateur" />;
}
