import type { ConsoleSenderName } from "@jdj/contract/console/sender-names";

/** The states of a sender name, as a filter offers them. */
export const senderStateChoices = [
  { id: "requested", name: "À examiner" },
  { id: "approved", name: "Accepté" },
  { id: "refused", name: "Refusé" },
  { id: "withdrawn", name: "Retiré" },
] as const;

/** The French name of the state of a sender name. */
export function senderStateLabel({ state }: ConsoleSenderName): string {
  return senderStateChoices.find(({ id }) => id === state)?.name ?? state;
}
