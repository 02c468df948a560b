import type { ContributionRegister } from "@jdj/contract/contributions/register-shapes";
import { fcfa } from "@jdj/french/money";
import { count } from "@jdj/french/plural";

/** What the list to share has besides the sums of the groups; the treasurer chooses it. */
export interface ListChoice {
  names: boolean;
  /** What each pledged and gave; only with the names. */
  sums: boolean;
}

const plain = (text: string) => text.replaceAll("\u00a0", " ").replaceAll("\u202f", " ");

/**
 * The list as a text to paste into a conversation: totals and groups always, names and what each gave
 * only as chosen, numbers never.
 * @param today as people read it
 */
export function listText(
  event: string,
  { contributors, groups, totals }: ContributionRegister,
  { names, sums }: ListChoice,
  today: string,
): string {
  const lines = [
    `*Cotisations, ${event}*`,
    `Au ${today}`,
    `Promis\u00a0: ${fcfa(totals.pledged_fcfa)}`,
    `Reçu\u00a0: ${fcfa(totals.received_fcfa)}`,
    `Reste\u00a0: ${fcfa(totals.left_fcfa)}`,
  ];
  for (const { name, totals: own } of groups) {
    const heading = name ?? (groups.length === 1 ? "Tous" : "Sans groupe");
    const received = `${fcfa(own.received_fcfa)} sur ${fcfa(own.pledged_fcfa)}`;
    lines.push("", `*${heading}* (${count(own.people, "personne")}) : ${received}`);
    if (names)
      for (const one of contributors)
        if (one.group === name) lines.push(sums ? lineOf(one) : `- ${one.name}`);
  }
  return plain([...lines, "", "Merci à tous."].join("\n"));
}

function lineOf({
  name,
  pledged_fcfa: pledged,
  received_fcfa: received,
  left_fcfa: left,
}: ContributionRegister["contributors"][number]): string {
  if (pledged === 0) return `- ${name} : ${fcfa(received)}`;
  if (left === 0) return `- ${name} : ${fcfa(received)} ✓`;
  return `- ${name} : ${fcfa(received)} sur ${fcfa(pledged)}`;
}
