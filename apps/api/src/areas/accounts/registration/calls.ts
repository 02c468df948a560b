import { accountMessages } from "@jdj/contract/accounts/messages";
import { registration as contract } from "@jdj/contract/accounts/registration";
import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { calendarDate } from "../../../app-context.ts";
import { alsoRefuse } from "../../../http/also-refuse-fields.ts";
import { answer, asCustomer } from "../../../http/answer.ts";
import { completeCustomer } from "../customers/complete-customer.ts";
import { personFormErrors } from "./person-form-errors.ts";
import { codeSeconds } from "./phone-code.ts";
import { register } from "./register.ts";
import { checkDates } from "./registration.ts";
import { sendOtp } from "./send-otp.ts";

export const registrationCalls = {
  sendOtp: answer(contract.sendOtp)
    .use(alsoRefuse(personFormErrors))
    .handler(async ({ input, context }) => {
      const { phone, expiresAt } = await sendOtp(context, input, context.caller.address);
      return {
        success: true,
        message: accountMessages.otpSent,
        phone_number: phone,
        expires_at: expiresAt.toISOString(),
        seconds: codeSeconds.registration,
      };
    }),

  register: answer(contract.register)
    .use(alsoRefuse(personFormErrors))
    .handler(async ({ input, context }) => {
      const { address } = context.caller;
      const { userId, customerId, eventId } = await register(context, input, address);
      return { success: true, user: { id: userId, customer_id: customerId, event_id: eventId } };
    }),

  createCustomer: answer(contract.createCustomer)
    .use(asCustomer)
    .handler(async ({ input, context }) => {
      if (input.user_id !== context.actor.user.id) throw refusal("not-found");
      const errors = checkDates(
        { dob: input.dob ?? undefined, wedding_date: input.wedding_date ?? undefined },
        calendarDate(context.now),
      );
      if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
      const { id } = await completeCustomer(context, context.actor, input);
      return { success: true, id, data: { id } };
    }),
};
