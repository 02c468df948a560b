import { fieldRefusal } from "@jdj/contract/call/refusals";
import type { SharedRole } from "@jdj/contract/call/sharing-policy";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { INVITATION_DAYS, MEMBERS_MAX } from "@jdj/contract/notebook/sharing";
import { roleLabels } from "@jdj/contract/notebook/sharing-words";
import { at } from "@jdj/contract/paths/addresses";
import { and, eq, isNull } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { hashToken, makeShortToken } from "../../../crypto/token.ts";
import type { Database } from "../../../database/connect.ts";
import { readPhone } from "../../../phone/phone.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { ceilings } from "../../abuse/ceilings.ts";
import { nameForStrangers } from "../../abuse/name-for-strangers.ts";
import { refuseWhenSpent } from "../../abuse/spend.ts";
import { lockEvent } from "../events/lock-event.ts";
import type { EventWithType } from "../events/queries.ts";
import { oldNumberSentence } from "../phones/contact-phone.ts";
import { listInvitations, listMembers } from "./queries.ts";
import { eventInvitations } from "./tables.ts";

/** Whom an owner invites: by one of the two. */
interface InvitationForm {
  role: SharedRole;
  email: string | null;
  phone: string | null;
}

interface Address {
  channel: "mail" | "sms";
  address: string;
}

/** Where an invitation goes. Throws field errors (422). */
function readAddress({ email, phone }: InvitationForm): Address {
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

/** Refuses (422) an address of those who have the event already, and more people than may share it. */
async function refuseKnown(tx: Database, eventId: number, { channel, address }: Address) {
  const field = channel === "mail" ? "email" : "phone";
  const members = await listMembers(tx, eventId);
  const known = members.find(
    ({ email, phone }) => email?.toLowerCase() === address || phone === address,
  );
  if (known) {
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
export async function invite(
  context: RequestContext,
  event: EventWithType,
  form: InvitationForm,
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
    await refuseKnown(tx, event.id, to);
    await tx
      .update(eventInvitations)
      .set({ closedAt: now })
      .where(
        and(
          eq(eventInvitations.eventId, event.id),
          eq(eventInvitations.address, to.address),
          isNull(eventInvitations.closedAt),
        ),
      );
    await tx.insert(eventInvitations).values({
      ...to,
      eventId: event.id,
      role: form.role,
      tokenHash: hashToken(token),
      expiresAt: new Date(now.getTime() + INVITATION_DAYS * 86_400_000),
      createdAt: now,
    });
    const kind = "notebook-invitation";
    if (to.channel === "sms")
      await jobs.enqueue(tx, "send-short-message", {
        kind,
        to: to.address,
        text: `${settings.brand} : ${ownerName} partage son carnet avec vous. Acceptez sous ${INVITATION_DAYS} jours : ${link}`,
      });
    else
      await jobs.enqueue(tx, "send-email", {
        kind,
        to: to.address,
        props: {
          link,
          ownerName,
          eventName: nameForStrangers(event.name, "Un événement"),
          roleName: roleLabels[form.role],
        },
      });
  });
}
