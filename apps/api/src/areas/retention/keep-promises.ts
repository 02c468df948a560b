import type { Moment } from "../../world.ts";
import { renewOffers } from "../content/vendors/renew-offers.ts";
import { eraseAccounts } from "./erase-accounts.ts";
import { forgetGuests } from "./forget-guests.ts";
import { forgetPayments } from "./forget-payments.ts";
import { forgetPictures } from "./forget-pictures.ts";
import { forgetMessages, forgetSubscriptions, forgetWaysIn } from "./forget-traces.ts";
import { warnIdleAccounts } from "./warn-idle-accounts.ts";

/**
 * Keeps what the privacy page promises, once an hour: every step may run again at any time, and
 * a run that was missed is made good by the next. The log tells figures, never whose.
 */
export async function keepPromises(moment: Moment): Promise<void> {
  const erased = await eraseAccounts(moment);
  const warned = await warnIdleAccounts(moment);
  await forgetGuests(moment);
  await forgetPayments(moment);
  await forgetMessages(moment);
  await forgetSubscriptions(moment);
  await forgetWaysIn(moment);
  await forgetPictures(moment);
  await renewOffers(moment);
  if (erased > 0) moment.log("info", "accounts-erased", { count: erased });
  if (warned > 0) moment.log("info", "idle-accounts-warned", { count: warned });
}
