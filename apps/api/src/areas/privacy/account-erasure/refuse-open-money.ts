import { accountMessages } from "@jdj/contract/accounts/messages";
import type { OpenMoney } from "@jdj/contract/accounts/open-money";
import { openMoneySentence } from "@jdj/contract/accounts/open-money-words";
import { fieldRefusal } from "@jdj/contract/call/refusals";
import type { Database } from "../../../database/connect.ts";
import { findOpenMoney } from "./find-open-money.ts";

/** What is open, in one sentence for staff. */
export function openMoneyNote(open: readonly OpenMoney[]): string {
  return `${accountMessages.moneyOpen} ${open.map(openMoneySentence).join(", ")}.`;
}

/** Refuses (422, at `money`) while money of a customer is open, and says what. */
export async function refuseOpenMoney(tx: Database, now: Date, customerId: number): Promise<void> {
  const open = await findOpenMoney(tx, now, customerId);
  if (open.length > 0) throw fieldRefusal({ money: [openMoneyNote(open)] });
}
