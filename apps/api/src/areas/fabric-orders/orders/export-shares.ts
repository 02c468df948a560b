import type { FabricOrder } from "@jdj/contract/fabric-orders/orders";
import { dateAndTime } from "@jdj/french/dates";
import { csvFile } from "../../notebook/guests/sheet/csv-file.ts";

const methods = { "mobile-money": "Mobile money", cash: "Espèces" };

/** Who takes what and paid how, with the sums by size, as CSV for the seller and the committee. */
export function exportShares({ shares, totals, unit }: FabricOrder): File {
  const header = ["Nom", "Téléphone", "Taille", "Quantité", "À payer (FCFA)", "Payé (FCFA)"];
  return csvFile("commande.csv", [
    [...header, "Par", "Noté par", "Le"],
    ...shares.map((share) => [
      share.name,
      share.phone ?? "",
      share.size ?? "",
      share.quantity ?? "",
      share.due_fcfa,
      share.paid_fcfa ?? 0,
      share.paid_by === null ? "" : methods[share.paid_by],
      share.cash_marker ?? "",
      share.paid_at === null ? "" : dateAndTime(share.paid_at),
    ]),
    [],
    [`Total (${unit})`, "", "Taille", "Quantité", "Dont payée"],
    ...totals.sizes.map(({ size, units, paid_units }) => ["", "", size ?? "", units, paid_units]),
    ["", "", "", totals.units, totals.paid_units],
  ]);
}
