import { applications } from "./applications.ts";
import { audit } from "./audit.ts";
import { consoleBudgetLines } from "./budget-lines.ts";
import { channels as consoleChannels } from "./channels.ts";
import { dashboard } from "./dashboard.ts";
import { inbox } from "./inbox.ts";
import { messageModels } from "./message-models.ts";
import { consolePayments } from "./payments.ts";
import { people } from "./people.ts";
import { sitePictures } from "./pictures.ts";
import { consoleRefunds } from "./refunds.ts";
import { moderatedReviews } from "./reviews.ts";
import { consoleSellerPayouts } from "./seller-payouts.ts";
import { staff, staffSessions } from "./staff.ts";
import { consoleTownHalls } from "./town-halls.ts";

/** The calls of the console, by resource. */
export const consoleContract = {
  sessions: staffSessions,
  dashboard,
  inbox,
  channels: consoleChannels,
  messageModels,
  budgetLines: consoleBudgetLines,
  townHalls: consoleTownHalls,
  applications,
  reviews: moderatedReviews,
  payments: consolePayments,
  refunds: consoleRefunds,
  sellerPayouts: consoleSellerPayouts,
  people,
  pictures: sitePictures,
  audit,
  staff,
};
