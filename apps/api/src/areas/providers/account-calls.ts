import { shopInvitationCalls } from "./invitations/calls.ts";
import { proSessionCalls } from "./sessions/calls.ts";
import { memberSmsChoiceCalls } from "./sms-choice/calls.ts";
import { teamCalls } from "./team/calls.ts";

/** The calls of the providers' accounts. */
export const providerAccountCalls = {
  sessions: proSessionCalls,
  invitations: shopInvitationCalls,
  team: teamCalls,
  smsChoice: memberSmsChoiceCalls,
};
