import type { OwnGiftList } from "@jdj/contract/gifts/lists";
import { dateAndTime } from "@jdj/french/dates";
import { csvFile } from "../../notebook/guests/sheet/csv-file.ts";

const thanked = { email: "E-mail", sms: "SMS", whatsapp: "WhatsApp", spoken: "De vive voix" };

/** Who gave what and was thanked, as CSV. */
export function exportGifts({ gifts }: OwnGiftList): File {
  const header = ["Nom", "Téléphone", "Email", "Cadeau", "Montant (FCFA)", "Payé le", "Message"];
  const lines = gifts
    .filter(({ state }) => state === "paid")
    .map((gift) => [
      gift.giver_name,
      gift.giver_phone ?? "",
      gift.giver_email ?? "",
      gift.item ?? "Cagnotte",
      gift.amount_fcfa,
      gift.paid_at === null ? "" : dateAndTime(gift.paid_at),
      gift.message,
      gift.thanked_by === null ? "" : thanked[gift.thanked_by],
    ]);
  return csvFile("cadeaux.csv", [[...header, "Remercié par"], ...lines]);
}
