import { registrationMethods as contract } from "@jdj/contract/accounts/registration-methods";
import { answer } from "../../../http/answer.ts";
import { registrationMethodsOf } from "./registration-methods.ts";

export const registrationMethodsCalls = {
  registrationMethods: answer(contract.registrationMethods).handler(({ context }) =>
    registrationMethodsOf(context.settings),
  ),
};
