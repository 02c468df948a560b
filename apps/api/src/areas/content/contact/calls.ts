import { fieldRefusal } from "@jdj/contract/call/refusals";
import { contact as contract } from "@jdj/contract/content/contact";
import { contentMessages } from "@jdj/contract/content/messages";
import { alsoRefuse } from "../../../http/also-refuse.ts";
import { answer } from "../../../http/answer.ts";
import { takeMessage } from "./take-message.ts";
import { readTwoNumbers } from "./two-numbers.ts";

function numberErrors(written: string): string[] {
  const numbers = readTwoNumbers(written);
  return numbers.ok ? [] : [numbers.message];
}

export const contactCalls = {
  contactUs: answer(contract.contactUs)
    .use(alsoRefuse("phone_numbers", numberErrors))
    .handler(async ({ input, context }) => {
      const numbers = readTwoNumbers(input.phone_numbers);
      if (!numbers.ok) throw fieldRefusal({ phone_numbers: [numbers.message] });
      const { name, email, msg: body } = input;
      const sex = input.sexe === "Homme" ? "M" : "F";
      await takeMessage(
        context,
        { source: "contact", name, email, body, sex, phones: numbers.phones },
        context.caller.address,
      );
      return { success: true, message: contentMessages.contactSent };
    }),

  leaveMessage: answer(contract.leaveMessage).handler(async ({ input, context }) => {
    const { name, email, msg: body } = input;
    await takeMessage(context, { source: "chat", name, email, body }, context.caller.address);
    return { success: true, message: contentMessages.contactSent };
  }),
};
