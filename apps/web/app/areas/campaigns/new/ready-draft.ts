import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { type CardChoices, type CardDraft, firstDraft, isReachable, withChannel } from "./draft.ts";

/** From this share of the guests on, emails are sent; below it the host writes to more by WhatsApp. */
const ENOUGH_EMAILS = 0.8;

/** The free channel that suits a list of guests; null when neither is open. */
export function freeChannel({ guests, channels }: CardChoices): number | null {
  const isOpen = (id: number) => channels.some((channel) => channel.id === id && channel.open);
  const reach = (id: number) =>
    isOpen(id) ? guests.filter((guest) => isReachable(guest, id)).length : -1;
  const [byEmail, byHand] = [reach(channelIds.email), reach(channelIds.manual)];
  if (byEmail < 0 && byHand < 0) return null;
  const isEnough = byEmail >= ENOUGH_EMAILS * guests.length || byEmail >= byHand;
  return isEnough && byEmail >= 0 ? channelIds.email : channelIds.manual;
}

/**
 * A card that may leave as it is: the first text, the first design, everybody whom the free channel
 * reaches, or of these everybody who has no card yet. What is missing, guests for example, is asked
 * for by its step.
 */
export function readyDraft(key: string, all: CardChoices): CardDraft {
  const uninvited = all.uninvited && new Set(all.uninvited);
  const guests = uninvited ? all.guests.filter(({ id }) => uninvited.has(id)) : all.guests;
  const choices = { ...all, guests };
  const category = choices.categories.find(({ models }) => models.length > 0);
  const draft = {
    ...firstDraft(key, choices),
    categoryId: category?.id ?? null,
    modelId: category?.models[0]?.id ?? null,
  };
  const channelId = freeChannel(choices);
  return channelId === null ? draft : { ...draft, ...withChannel(draft, channelId, choices) };
}
