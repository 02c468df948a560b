import { customerCalls } from "./customers/calls.ts";
import { emailVerificationCalls } from "./email-verification/calls.ts";
import { facebookCalls } from "./facebook/calls.ts";
import { passwordResetCalls } from "./password-reset/calls.ts";
import { phoneVerificationCalls } from "./phone-verification/calls.ts";
import { profileCalls } from "./profile/calls.ts";
import { registrationCalls } from "./registration/calls.ts";
import { registrationMethodsCalls } from "./registration-methods/calls.ts";
import { sessionCalls } from "./sessions/calls.ts";
import { smsChoiceCalls } from "./sms-choice/calls.ts";

/** The calls of the accounts area, by noun. */
export const accountCalls = {
  sessions: sessionCalls,
  registration: registrationCalls,
  registrationMethods: registrationMethodsCalls,
  emailVerification: emailVerificationCalls,
  customers: customerCalls,
  passwordReset: passwordResetCalls,
  profile: profileCalls,
  phoneVerification: phoneVerificationCalls,
  smsChoice: smsChoiceCalls,
  facebook: facebookCalls,
};
