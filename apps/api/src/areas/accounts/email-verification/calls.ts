import { emailVerification as contract } from "@jdj/contract/accounts/email-verification";
import { accountMessages } from "@jdj/contract/accounts/messages";
import { refusal } from "@jdj/contract/call/refusals";
import { answer, asCustomer } from "../../../http/answer.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { sendVerification } from "./send-verification.ts";
import { verifyEmail } from "./verify-email.ts";

export const emailVerificationCalls = {
  verify: answer(contract.verify).handler(async ({ input, context }) => {
    const { caller, db, now } = context;
    const actor = await caller.actor(db, now);
    const signedInAs = actor?.user.id ?? null;
    await verifyEmail(context, { ...input, address: caller.address, signedInAs });
    return { success: true, message: accountMessages.activationToast };
  }),

  resend: answer(contract.resend)
    .use(asCustomer)
    .handler(async ({ input, context }) => {
      const { user } = context.actor;
      // The address to verify: the pending one, else the current one.
      const email = user.pendingEmail ?? user.email;
      const own = [user.email, user.pendingEmail].map((address) => address?.toLowerCase());
      const isSelf = input.to === String(user.id) || own.includes(input.to.toLowerCase());
      if (!isSelf || email === null) throw refusal("not-found");
      if (context.settings.closedServices.includes("mail")) throw refusal("mail-closed");
      const { id: userId, role, givenNames } = user;
      await consumeRateLimit(
        limits.verificationMail,
        String(userId),
        context,
        "verification-mail-not-sent",
      );
      await context.db.transaction((tx) =>
        sendVerification(tx, context, { userId, role, email, givenNames }),
      );
      return { success: true, message: accountMessages.verificationSent };
    }),
};
