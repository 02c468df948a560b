import { at } from "@jdj/contract/paths/addresses";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { nameForStrangers } from "../../abuse/name-for-strangers.ts";
import type { RegistrationRow } from "./seats.ts";

/**
 * Tells somebody by email that they have a seat, in the transaction that gave it to them.
 * @returns false without their address or the service: then the hosts tell them
 */
export async function tellOfSeat(
  tx: Database,
  { jobs, settings }: Pick<RequestContext, "jobs" | "settings">,
  {
    event,
    registration: { email, token },
    kind,
  }: {
    event: { name: string };
    registration: Pick<RegistrationRow, "email" | "token">;
    kind: "group-seat" | "group-seat-pending" | "group-confirmed";
  },
): Promise<boolean> {
  if (email === null || settings.closedServices.includes("mail")) return false;
  await jobs.enqueue(tx, "send-email", {
    kind,
    to: email,
    props: {
      link: settings.publicUrl + at("groupRegistration", { token }),
      detail: nameForStrangers(event.name, "La fête à laquelle vous êtes inscrit"),
    },
  });
  return true;
}
