import type { StaffNotice } from "../../identity/notices/tell-staff.ts";

/** What waits, by the action of the log. */
const titles: Readonly<Record<string, string>> = {
  "payments.refund": "Un remboursement attend votre accord",
  "payments.settle": "Un paiement perdu attend votre accord",
  "payments.end-refund": "La fin d’un remboursement attend votre accord",
  "payouts.approve": "Un versement attend votre accord",
  "payouts.pay": "Un versement attend votre accord",
  "payouts.fail": "L’échec d’un versement attend votre accord",
  "payouts.reverse": "Le retour d’un versement attend votre accord",
  "goodwill-credits.give": "Un crédit offert attend votre accord",
  "orders.cancel-suborder": "L’annulation d’une commande attend votre accord",
  "orders.refund-suborder": "Un remboursement attend votre accord",
  "fabric-orders.return-transfer": "Le retour d’un virement attend votre accord",
  "disputes.decide": "La décision d’un litige attend votre accord",
  "privacy-requests.erase": "L’effacement d’un compte attend votre accord",
  "people.correct-email": "La correction d’une adresse attend votre accord",
};

/** The resources about people, whom those who see to money do not all see. */
const ofPeople: ReadonlySet<string> = new Set(["people", "privacy-requests"]);

/** What joins the notices of one request that waits. */
export const approvalKey = (action: string, recordId: string): string =>
  `approval:${action}:${recordId}`;

/**
 * What the others are told of a request that waits for a second person. A change of a setting has a page
 * of its own, by the number of the request; anything else that of its record.
 * @param page the page of the console, where it is not that of the record
 */
export function approvalNotice(asked: {
  id: number;
  action: `${string}.${string}`;
  recordId: string;
  isSetting: boolean;
  page?: string | undefined;
}): Omit<StaffNotice, "by"> {
  const { id, action, recordId, isSetting } = asked;
  const [resource = ""] = action.split(".");
  const record = asked.page ?? `${resource}/${recordId}/show`;
  return {
    kind: ofPeople.has(resource) ? "personal-data" : "approval",
    title: titles[action] ?? "Un changement de prix ou de numéro attend votre accord",
    page: isSetting ? `setting-changes/${id}/show` : record,
    joinKey: approvalKey(action, recordId),
  };
}
