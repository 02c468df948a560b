import { applications } from "./applications.ts";
import { audit } from "./audit.ts";
import { consoleBudgetLines } from "./budget-lines.ts";
import { channels as consoleChannels } from "./channels.ts";
import { consoleCategories, consoleServiceTypes, consoleTowns } from "./choices.ts";
import { dashboard } from "./dashboard.ts";
import { inbox } from "./inbox.ts";
import { messageModels } from "./message-models.ts";
import { moderatedArticles, moderatedMedia } from "./moderation.ts";
import { deadJobs, operatorLogs, outages, retention } from "./operations.ts";
import { consolePayments } from "./payments.ts";
import { people } from "./people.ts";
import { sitePictures } from "./pictures.ts";
import { consoleProviders } from "./providers.ts";
import { consoleRefunds } from "./refunds.ts";
import { moderatedReviews } from "./reviews.ts";
import { consoleSellerPayouts } from "./seller-payouts.ts";
import { staff, staffSessions } from "./staff.ts";
import { consoleStatements } from "./statements.ts";
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
  providers: consoleProviders,
  media: moderatedMedia,
  articles: moderatedArticles,
  serviceTypes: consoleServiceTypes,
  towns: consoleTowns,
  categories: consoleCategories,
  reviews: moderatedReviews,
  payments: consolePayments,
  refunds: consoleRefunds,
  statements: consoleStatements,
  sellerPayouts: consoleSellerPayouts,
  people,
  pictures: sitePictures,
  deadJobs,
  outages,
  operatorLogs,
  retention,
  audit,
  staff,
};
