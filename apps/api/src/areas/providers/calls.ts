import { addressCalls } from "./addresses/calls.ts";
import { calendarCalls } from "./availability/calls.ts";
import { providerPageCalls } from "./detail/calls.ts";
import { providerCalls } from "./directory/calls.ts";
import { favouriteCalls } from "./favourites/calls.ts";
import { hourCalls } from "./hours/calls.ts";
import { shopInvitationCalls } from "./invitations/calls.ts";
import { listingCalls } from "./listings/calls.ts";
import { mediaCalls } from "./media/calls.ts";
import { previewCalls } from "./preview/calls.ts";
import { detailCalls } from "./profile/calls.ts";
import { proSessionCalls } from "./sessions/calls.ts";
import { memberSmsChoiceCalls } from "./sms-choice/calls.ts";
import { figureCalls } from "./statistics/calls.ts";
import { teamCalls } from "./team/calls.ts";
import { townCalls } from "./towns/calls.ts";

/** The calls about providers: their directory, their own pages and their accounts. */
export const providerAreaCalls = {
  directory: providerCalls,
  detail: providerPageCalls,
  towns: townCalls,
  favourites: favouriteCalls,
  profile: detailCalls,
  media: mediaCalls,
  addresses: addressCalls,
  hours: hourCalls,
  availability: calendarCalls,
  statistics: figureCalls,
  preview: previewCalls,
  sessions: proSessionCalls,
  invitations: shopInvitationCalls,
  team: teamCalls,
  smsChoice: memberSmsChoiceCalls,
  listings: listingCalls,
};
