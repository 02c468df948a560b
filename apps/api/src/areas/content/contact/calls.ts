import { fieldRefusal } from "@jdj/contract/call/refusals";
import { contact as contract } from "@jdj/contract/content/contact";
import { contentMessages } from "@jdj/contract/content/messages";
import { alsoRefuse } from "../../../http/also-refuse-fields.ts";
import { answer } from "../../../http/answer.ts";
import { readTwoNumbers } from "./read-two-numbers.ts";
import { storeMessage } from "./store-message.ts";

function numberErrors(text: string): string[] {
  const numbers = readTwoNumbers(text);
  return numbers.ok ? [] : [numbers.message];
}

export const contactCalls = {
  contactUs: answer(contract.contactUs)
    .use(alsoRefuse({ phone_numbers: numberErrors }))
    .handler(async ({ input, context }) => {
      const numbers = readTwoNumbers(input.phone_numbers);
      if (!numbers.ok) throw fieldRefusal({ phone_numbers: [numbers.message] });
      const { name, email, msg: body } = input;
      const sex = input.sexe === "Homme" ? "M" : "F";
      await storeMessage(
        context,
        { source: "contact", name, email, body, sex, phones: numbers.phones },
        context.caller.address,
      );
      return { success: true, message: contentMessages.contactSent };
    }),

  leaveMessage: answer(contract.leaveMessage).handler(async ({ input, context }) => {
    const { name, email, msg: body } = input;
    await storeMessage(context, { source: "chat", name, email, body }, context.caller.address);
    return { success: true, message: contentMessages.contactSent };
  }),
};
