import { addressCalls } from "./addresses/calls.ts";
import { availabilityCalls } from "./availability/calls.ts";
import { detailCalls } from "./detail/calls.ts";
import { directoryCalls } from "./directory/calls.ts";
import { favouriteCalls } from "./favourites/calls.ts";
import { hourCalls } from "./hours/calls.ts";
import { invitationCalls } from "./invitations/calls.ts";
import { boostCalls, listingCalls } from "./listings/calls.ts";
import { mediaCalls } from "./media/calls.ts";
import { previewCalls } from "./preview/calls.ts";
import { profileCalls } from "./profile/calls.ts";
import { questionCalls } from "./questions/calls.ts";
import { sessionCalls } from "./sessions/calls.ts";
import { memberSmsChoiceCalls } from "./sms-choice/calls.ts";
import { statisticsCalls } from "./statistics/calls.ts";
import { teamCalls } from "./team/calls.ts";
import { townCalls } from "./towns/calls.ts";

/** The calls about providers: their directory, their own pages and their accounts. */
export const providerAreaCalls = {
  directory: directoryCalls,
  detail: detailCalls,
  towns: townCalls,
  favourites: favouriteCalls,
  profile: profileCalls,
  media: mediaCalls,
  addresses: addressCalls,
  hours: hourCalls,
  questions: questionCalls,
  availability: availabilityCalls,
  statistics: statisticsCalls,
  preview: previewCalls,
  sessions: sessionCalls,
  invitations: invitationCalls,
  team: teamCalls,
  smsChoice: memberSmsChoiceCalls,
  listings: listingCalls,
  boosts: boostCalls,
};
