import { sendLetter } from "../areas/accounts/letters/send-letter.ts";
import { sendCard } from "../areas/cards/messages/send-card.ts";
import type { World } from "../world.ts";
import type { JobHandlers } from "./jobs.ts";

/** What does the work of each kind of job. */
export function makeHandlers(world: World): JobHandlers {
  return {
    "send-letter": (letter, { id }) => sendLetter(world, letter, id),
    "send-short-message": async (message, { id }) => {
      const delivery = await world.sms.send({ ...message, key: id });
      if (delivery.state === "failed" && !delivery.permanent) throw new Error("SMS gateway away");
    },
    "send-card": ({ messageId }) => sendCard(world, messageId),
  };
}
