import { accountMessages } from "@jdj/contract/accounts/messages";
import { fieldRefusal } from "@jdj/contract/call/refusals";
import type { ApiSettings } from "../../../settings.ts";

/**
 * The methods by which one may register: a method is offered only where its message can be sent.
 */
export function registrationMethodsOf({ closedServices }: Pick<ApiSettings, "closedServices">): {
  email: boolean;
  phone: boolean;
} {
  return { email: !closedServices.includes("mail"), phone: !closedServices.includes("sms") };
}

/**
 * Refuses a registration by a method that is not offered.
 * @throws a field error (422) at the address or at the number
 */
export function refuseClosedMethod(
  method: "email" | "phone",
  settings: Pick<ApiSettings, "closedServices">,
): void {
  const open = registrationMethodsOf(settings);
  if (open[method]) return;
  const { emailClosed, phoneClosed, registrationClosed } = accountMessages;
  const isAnyOpen = open.email || open.phone;
  throw method === "email"
    ? fieldRefusal({ email: [isAnyOpen ? emailClosed : registrationClosed] })
    : fieldRefusal({ phone_number_1: [isAnyOpen ? phoneClosed : registrationClosed] });
}
