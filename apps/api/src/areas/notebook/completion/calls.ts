import { refusal } from "@jdj/contract/call/refusals";
import { completion as contract } from "@jdj/contract/notebook/completion";
import { answer, asCustomer } from "../../../http/answer.ts";
import { storeCompletion } from "./store-completion.ts";

export const completionCalls = {
  percentage: answer(contract.percentage)
    .use(asCustomer)
    .handler(async ({ input, context }) => {
      const { customer } = context.actor;
      if (customer.id !== input.customerId) throw refusal("not-found");
      return { success: true, ...(await storeCompletion(context)) };
    }),
};
