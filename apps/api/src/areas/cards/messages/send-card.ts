import { cardMessages } from "@jdj/contract/cards/messages";
import { eq, sql } from "drizzle-orm";
import type { Delivery } from "../../../drivers/mail/port.ts";
import { faultOf } from "../../../log.ts";
import type { World } from "../../../world.ts";
import { findCardSubject } from "../designs/queries.ts";
import { prepareLetters, type WrittenLetter } from "../letters/write-letters.ts";
import {
  hasOpenCopies,
  LEASE_SECONDS,
  settle,
  type TakenCopy,
  takeLost,
  takeWaiting,
} from "./copies.ts";
import { MOST_ATTEMPTS, restAfter } from "./recipient.ts";
import { messages, recipients } from "./tables.ts";

/** Letters handed to the gateway at once. */
const AT_ONCE = 8;
/** A letter is handed over only while its lease has this long to run, in seconds. */
const SAFE_SECONDS = 60;

const interrupted = "Envoi interrompu\u00a0: nous ne savons pas si la lettre est partie";

/**
 * Sends the copies of a card that wait. A copy is taken under a lease, handed to the gateway
 * outside of any transaction, and marked once the gateway has answered. A sender that dies leaves
 * its copies leased: past the lease the gateway is asked by the copy's key whether it has them,
 * so that none is lost and none leaves twice. The job that looks again is queued before anything
 * is sent, for a dead sender queues nothing.
 */
export async function sendCard(world: World, messageId: number): Promise<void> {
  const { db, clock, jobs } = world;
  if (!(await hasOpenCopies(db, messageId))) return;
  await jobs.enqueue(db, "send-card", { messageId }, { afterSeconds: LEASE_SECONDS + 10 });
  await each(takeLost, (copy) => askAfter(world, copy));

  const source = await findSource(world, messageId);
  const write = await prepareLetters(source);
  await each(takeWaiting, async (copy) => {
    const letter = write(copy.guest, copy.token);
    await send(world, copy, source.message.sender, letter);
  });

  /** Takes batch after batch until none is left, a few copies at a time. */
  async function each(
    take: typeof takeWaiting,
    act: (copy: TakenCopy) => Promise<void>,
  ): Promise<void> {
    for (;;) {
      const copies = await take(db, messageId, clock());
      if (copies.length === 0) return;
      const hand = async () => {
        for (let copy = copies.shift(); copy !== undefined; copy = copies.shift()) await act(copy);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, hand));
    }
  }
}

async function findSource({ db, settings }: World, messageId: number) {
  const [message] = await db.select().from(messages).where(eq(messages.id, messageId));
  const subject = message && (await findCardSubject(db, message.eventId));
  if (!message || !subject) throw new Error("There is no such message");
  return { brand: settings.brand, publicUrl: settings.publicUrl, subject, message };
}

async function send(
  world: World,
  copy: TakenCopy,
  fromName: string,
  letter: WrittenLetter,
): Promise<void> {
  const { db, mail, clock, log } = world;
  const to = copy.guest.email;
  if (to === null) {
    await settle(db, copy, { state: "failed", reason: cardMessages.noEmail });
    return;
  }
  if (copy.leasedUntil.getTime() - clock().getTime() < SAFE_SECONDS * 1000) return;
  let delivery: Delivery;
  try {
    delivery = await mail.send({ key: copy.key, kind: "card", to, fromName, ...letter });
  } catch (error) {
    log("warn", "letter-in-doubt", { fault: faultOf(error) });
    const found = await mail.find(copy.key);
    if (found === "unknown") {
      await settle(db, copy, { state: "unknown", reason: interrupted });
      return;
    }
    delivery =
      found === "sent"
        ? { state: "sent" }
        : { state: "failed", reason: cardMessages.gatewayAway, permanent: false };
  }
  if (delivery.state === "sent") {
    await settle(db, copy, { state: "sent", sentAt: clock() });
  } else if (delivery.permanent || copy.attempts >= MOST_ATTEMPTS) {
    await settle(db, copy, { state: "failed", reason: delivery.reason });
  } else {
    const rest = restAfter(copy.attempts, Math.random());
    const leasedUntil = new Date(clock().getTime() + rest * 1000);
    await settle(db, copy, { state: "queued", leasedUntil });
  }
}

/** Settles a copy whose sender disappeared by what the gateway knows of it. */
async function askAfter({ db, mail, clock }: World, copy: TakenCopy): Promise<void> {
  const found = await mail.find(copy.key);
  if (found === "sent") await settle(db, copy, { state: "sent", sentAt: clock() });
  else if (found === "unknown") await settle(db, copy, { state: "unknown", reason: interrupted });
  // It never reached the gateway: the try does not count.
  else
    await settle(db, copy, {
      state: "queued",
      attempts: sql`greatest(${recipients.attempts} - 1, 0)`,
    });
}
