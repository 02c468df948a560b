import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { publicGiftLists as contract } from "@jdj/contract/gifts/public-lists";
import { answer, type CallContext } from "../../../http/answer.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { findCardSubject } from "../../campaigns/cards/card-event.ts";
import { guestsVoice, hostsLine } from "../../designs/card-wording.ts";
import { refuseCancelled } from "../../notebook/events/refuse-cancelled.ts";
import { refuseDeleted } from "../../notebook/events/refuse-deleted.ts";
import { findGiftListByToken } from "../../notebook/gift-lists/find-gift-list.ts";
import { alsoRefusePhones } from "../../notebook/phones/also-refuse-phones.ts";
import { couplePhone, readContact } from "../../notebook/phones/contact-phone.ts";
import { answerOnce } from "../../payments/idempotency/answer-once.ts";
import { giveGift } from "../gifts/give-gift.ts";
import { heldAmounts, idleAmounts } from "../gifts/idle-gifts.ts";
import { findPotPaid } from "../gifts/queries.ts";
import { findPictures, photoAddress } from "../items/find-pictures.ts";
import { listItems } from "../items/queries.ts";
import { presentPublicList } from "../lists/present-list.ts";

export const publicGiftListCalls = {
  list: answer(contract.list).handler(async ({ input, context }) => {
    const { list, subject, cancelledAt } = await findPublicList(context, input.token);
    const items = list.isOpen ? await listItems(context.db, list.id) : [];
    const { eventName: name, seed } = subject;
    const is_cancelled = cancelledAt !== null;
    const event = {
      ...{ name, hosts: hostsLine(subject), seed, is_cancelled },
      voice: guestsVoice(subject),
    };
    const ids = items.map(({ item }) => item.id);
    const [idle, held] = await Promise.all([
      idleAmounts(context.db, ids),
      heldAmounts(context.db, ids),
    ]);
    const pictures = await findPictures(context.db, items);
    const potPaidFcfa = await findPotPaid(context.db, list.id);
    return presentPublicList(list, event, items, pictures, {
      ...{ idle, held, potPaidFcfa },
      photoOf: photoAddress(context),
    });
  }),

  give: answer(contract.give)
    .use(alsoRefusePhones(couplePhone))
    .handler(async ({ input, context }) => {
      const { token, idempotency_key, ...form } = input;
      const { list, subject, cancelledAt } = await findPublicList(context, token);
      refuseCancelled({ cancelledAt });
      const { address, device, idempotencyKey } = context.caller;
      const key = idempotency_key ?? idempotencyKey;
      const request = { scope: `give:${list.id}`, key, body: form };
      return answerOnce(context, request, async () => {
        await consumeRateLimit(limits.gift, `${list.id} ${address} ${device}`, context);
        await consumeRateLimit(limits.giftAddress, address, context);
        const typed = form.phone_number_1;
        const phone = typed === null ? null : readContact(typed, couplePhone);
        if (phone?.ok === false) throw fieldRefusal({ phone_number_1: phone.messages });
        const { reference } = await giveGift(
          context,
          {
            listId: list.id,
            itemId: form.item_id ?? null,
            amountFcfa: form.amount,
            giverName: form.giver_name,
            giverPhone: phone?.ok ? phone.e164 : null,
            giverEmail: form.email,
            message: form.message,
          },
          hostsLine(subject),
        );
        return { reference };
      });
    }),
};

/** A gift list by its token; unknown tokens are counted. @throws not-found, event-gone, too-many-requests */
async function findPublicList(context: CallContext, token: string) {
  const found = await findGiftListByToken(context.db, token);
  if (found) refuseDeleted(found);
  const subject = found && (await findCardSubject(context.db, found.list.eventId));
  if (!found || !subject) {
    await consumeRateLimit(limits.cardGuess, context.caller.address, context);
    throw refusal("not-found");
  }
  const { cancelledAt } = found;
  const isOpen = found.list.isOpen && cancelledAt === null;
  return { list: { ...found.list, isOpen }, subject, cancelledAt };
}
