import type { Guest } from "@jdj/contract/notebook/guests";
import { describe, expect, it } from "vitest";
import { type CardChoices, firstDraft } from "./draft.ts";
import { leftOutOf } from "./left-out-guests.ts";
import { readyDraft } from "./ready-draft.ts";

/** The guests of a list: by number, those without an address of email or without a phone. */
const guest = (id: number, { email = true, phone = true } = {}) =>
  ({
    id,
    guest_id: 1,
    given_names: `Invité ${id}`,
    last_name: "Kouassi",
    email: email ? `g${id}@exemple.test` : null,
    phone_number_1: phone ? "+2250700000001" : "",
  }) as Guest;

const channel = (id: number, priceFcfa: number, open = true) => ({
  id,
  name: `Canal ${id}`,
  colour: "#000",
  priceFcfa,
  open,
  credit: 0,
});

/** Twenty-four guests, of whom the last two have no address of email. */
const choices: CardChoices = {
  categories: [],
  designs: [],
  channels: [channel(1, 0), channel(2, 0), channel(3, 25), channel(4, 50, false), channel(5, 0)],
  guestCategories: [],
  guests: Array.from({ length: 24 }, (_, at) => guest(at + 1, { email: at < 22 })),
  eventFacts: {},
};

const ids = ({ guests }: { guests: { id: number }[] }) => guests.map(({ id }) => id);

describe("a card for everybody", () => {
  it("says whom its channel leaves out, and which channels reach them, the free one first", () => {
    const draft = readyDraft("k", choices);
    expect([draft.channelId, draft.guestIds.length]).toEqual([1, 22]);
    const left = leftOutOf(draft, choices);
    expect(ids(left)).toEqual([23, 24]);
    expect(left.others.map(({ channel: { id }, reached }) => [id, reached])).toEqual([
      [5, 24],
      [3, 24],
    ]);
    const byHand = { ...draft, ...left.others[0]?.change };
    expect(byHand.guestIds).toHaveLength(24);
    expect(leftOutOf(byHand, choices).guests).toEqual([]);
  });

  it("counts only those without a card where it is for them", () => {
    const some = { ...choices, uninvited: [21, 22, 23] };
    const draft = { ...firstDraft("k", some), channelId: 1, guestIds: [21, 22] };
    expect(ids(leftOutOf(draft, some))).toEqual([23]);
  });

  it("leaves nobody out where the host chose some, shares it, or has not chosen a channel", () => {
    const draft = readyDraft("k", choices);
    expect(leftOutOf({ ...draft, guestIds: [1, 2] }, choices).guests).toEqual([]);
    expect(leftOutOf({ ...draft, channelId: 2, guestIds: [] }, choices).guests).toEqual([]);
    expect(leftOutOf({ ...draft, channelId: null }, choices).guests).toEqual([]);
  });

  it("offers no channel to who has neither an address nor a number", () => {
    const list = { ...choices, guests: [guest(1), guest(2, { email: false, phone: false })] };
    const draft = { ...firstDraft("k", list), channelId: 1, guestIds: [1] };
    const left = leftOutOf(draft, list);
    expect([ids(left), left.others]).toEqual([[2], []]);
  });
});
