import { refusal } from "@jdj/contract/call/refusals";
import { mayGiveBack, type TeamRole } from "@jdj/contract/call/team-policy";
import { fcfa } from "@jdj/french/money";
import type { RequestContext } from "../../../app-context.ts";
import { notifyProvider } from "../notices/notify-provider.ts";

/**
 * Lets a member of a provider's team give money back by a cancellation, in its transaction: a manager
 * up to 50 000 FCFA, of which the owners are told at once; an owner any amount.
 * @param path the page that the owners' email opens
 * @throws manager-only, owner-only-refund (403)
 */
export async function giveBackAs(
  context: RequestContext,
  role: TeamRole,
  back: { providerId: number; amountFcfa: number; what: string; path: string },
): Promise<void> {
  const { providerId, amountFcfa, what, path } = back;
  if (role === "member" && amountFcfa > 0) throw refusal("manager-only");
  if (!mayGiveBack(role, amountFcfa)) throw refusal("owner-only-refund");
  if (role === "owner" || amountFcfa === 0) return;
  const detail = `${what} : ${fcfa(amountFcfa)}`;
  await notifyProvider(context, providerId, { kind: "manager-refund", detail, path });
}
