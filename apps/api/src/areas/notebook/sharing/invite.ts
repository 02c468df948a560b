import { fieldRefusal } from "@jdj/contract/call/refusals";
import type { SharedRole } from "@jdj/contract/call/sharing-policy";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { INVITATION_DAYS, MEMBERS_MAX } from "@jdj/contract/notebook/sharing";
import { roleLabels } from "@jdj/contract/notebook/sharing-words";
import { at } from "@jdj/contract/paths/addresses";
import { and, eq, isNull, or } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { hashToken, makeShortToken } from "../../../crypto/token.ts";
import type { Database } from "../../../database/connect.ts";
import { readPhone } from "../../../phone/phone.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { nameForStrangers } from "../../abuse/name-for-strangers.ts";
import { ceilings } from "../../operations/ceilings/ceilings.ts";
import { refuseWhenSpent } from "../../operations/ceilings/daily-spend.ts";
import { shortName } from "../../operations/outgoing-messages/write-sms.ts";
import { lockEvent } from "../events/lock-event.ts";
import type { EventWithType } from "../events/queries.ts";
import { oldNumberSentence } from "../phones/contact-phone.ts";
import { listInvitations, listMembers } from "./queries.ts";
import { eventInvitations } from "./tables.ts";

/** How somebody is reached: by one of the two. */
interface AddressForm {
  email: string | null;
  phone: string | null;
}

/** Whom an owner invites. */
interface InvitationForm extends AddressForm {
  role: SharedRole;
}

/** What an invitation offers; `giverId` is the owner who hands the event over. */
type Offer = { role: SharedRole; giverId: null } | { role: "owner"; giverId: number };

interface Address {
  channel: "mail" | "sms";
  address: string;
}

/** Where an invitation goes. Throws field errors (422). */
function readAddress({ email, phone }: AddressForm): Address {
  if (email !== null && phone !== null)
    throw fieldRefusal({ phone: [notebookMessages.invitationOneAddress] });
  if (email !== null) return { channel: "mail", address: email.toLowerCase() };
  if (phone === null) throw fieldRefusal({ email: [notebookMessages.invitationAddress] });
  const read = readPhone(phone);
  if (read.ok) return { channel: "sms", address: read.e164 };
  const repaired = read.repaired === undefined ? [] : [oldNumberSentence(read.repaired)];
  throw fieldRefusal({ phone: [notebookMessages.phoneInvalid, ...repaired] });
}

/** Refuses (422) an invitation that could not leave: no link is made that nobody gets. */
function refuseClosed({ channel }: Address, { closedServices }: RequestContext["settings"]): void {
  if (!closedServices.includes(channel)) return;
  throw channel === "mail"
    ? fieldRefusal({ email: [notebookMessages.invitationByMailClosed] })
    : fieldRefusal({ phone: [notebookMessages.invitationBySmsClosed] });
}

/**
 * Refuses (422) an address of those who have the event already, and more people than may share it.
 * An event may be handed over to a member.
 */
async function refuseKnown(
  tx: Database,
  eventId: number,
  { channel, address }: Address,
  { role }: Offer,
) {
  const field = channel === "mail" ? "email" : "phone";
  const members = await listMembers(tx, eventId);
  const known = members.find(
    ({ email, phone }) => email?.toLowerCase() === address || phone === address,
  );
  if (known && !(role === "owner" && known.role !== "owner")) {
    const { invitationToOwner, invitationToMember } = notebookMessages;
    throw fieldRefusal({
      [field]: [known.role === "owner" ? invitationToOwner : invitationToMember],
    });
  }
  const waiting = (await listInvitations(tx, eventId)).filter((one) => one.address !== address);
  if (members.length - 1 + waiting.length >= MEMBERS_MAX)
    throw fieldRefusal({ [field]: [notebookMessages.sharingFull] });
}

/**
 * Invites somebody to share an event, by an email or a text message with a link that serves once
 * within seven days. An open invitation to the same address is replaced: its link opens nothing more.
 * @throws field errors (422); too-many-requests past thirty a day
 */
export function invite(
  context: RequestContext,
  event: EventWithType,
  { role, ...address }: InvitationForm,
): Promise<void> {
  return offer(context, event, address, { role, giverId: null });
}

/**
 * Offers an event to another account, by such a link too. Nothing changes until it is taken.
 * @param giverId the owner who hands it over
 * @throws field errors (422); too-many-requests past thirty a day
 */
export function handOver(
  context: RequestContext,
  event: EventWithType,
  address: AddressForm,
  giverId: number,
): Promise<void> {
  return offer(context, event, address, { role: "owner", giverId });
}

async function offer(
  context: RequestContext,
  event: EventWithType,
  form: AddressForm,
  offered: Offer,
): Promise<void> {
  const { db, now, settings, jobs } = context;
  const to = readAddress(form);
  refuseClosed(to, settings);
  await consumeRateLimit(limits.notebookInvitation, String(event.customerId), context);
  const { notebookInvitationsPerRecipient, notebookInvitationSms } = ceilings;
  await consumeRateLimit(notebookInvitationsPerRecipient, to.address, context);
  if (to.channel === "sms") {
    await consumeRateLimit(notebookInvitationSms, String(event.customerId), context);
    await refuseWhenSpent(context, "too-many-requests");
  }
  const ownerName = nameForStrangers(event.ownerName, "Quelqu’un");
  const token = makeShortToken();
  const link = settings.publicUrl + at("notebookInvitation", { token });
  await db.transaction(async (tx) => {
    await lockEvent(tx, event);
    await refuseKnown(tx, event.id, to, offered);
    await tx
      .update(eventInvitations)
      .set({ closedAt: now })
      .where(
        and(
          eq(eventInvitations.eventId, event.id),
          // An event is offered to one account at a time.
          or(
            eq(eventInvitations.address, to.address),
            offered.role === "owner" ? eq(eventInvitations.role, "owner") : undefined,
          ),
          isNull(eventInvitations.closedAt),
        ),
      );
    await tx.insert(eventInvitations).values({
      ...to,
      ...offered,
      eventId: event.id,
      tokenHash: hashToken(token),
      expiresAt: new Date(now.getTime() + INVITATION_DAYS * 86_400_000),
      createdAt: now,
    });
    const kind = "notebook-invitation";
    if (to.channel === "sms")
      await jobs.enqueue(tx, "send-short-message", {
        kind,
        to: to.address,
        text: invitationSms(settings.brand, ownerName, offered.role, link),
      });
    else
      await jobs.enqueue(tx, "send-email", {
        kind,
        to: to.address,
        props: {
          link,
          ownerName,
          eventName: nameForStrangers(event.name, "Un événement"),
          roleName: roleLabels[offered.role],
          ...(offered.role === "owner" ? { handover: "1" } : {}),
        },
      });
  });
}

/** The SMS of an invitation; the link is needed, so that the name is cut. */
export function invitationSms(
  brand: string,
  ownerName: string,
  role: Offer["role"],
  link: string,
): string {
  const what = role === "owner" ? "vous confie son carnet" : "partage son carnet";
  return `${brand} : ${shortName(ownerName)} ${what}. Acceptez sous ${INVITATION_DAYS} jours : ${link}`;
}
