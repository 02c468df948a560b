import { describe, expect, it } from "vitest";
import { picture, upload } from "../areas/files/image-samples.ts";
import { testApp } from "../testing/app.ts";
import { addGuests } from "../testing/cards.ts";
import { registerCouple } from "../testing/cast.ts";
import { findRecipients } from "../testing/deliveries.ts";
import {
  describeInEachEncoding,
  multipart,
  type SpecCall,
  specCallTests,
  valueAt,
} from "./spec-call.ts";

const app = testApp();

const ids = {
  token: "",
  eventId: 0,
  firstGuestId: 0,
  secondGuestId: 0,
  unreachableId: 0,
  guestToken: "",
  messageId: 0,
};

type Ids = typeof ids;

const photo = upload(await picture("jpeg", { width: 600, height: 800 }));

/** The payload of `POST messages`, on the free channel. */
const message = ({ firstGuestId, secondGuestId }: Ids) => ({
  channel_id: 1,
  label: "Mon message",
  message_category_id: 1,
  message_model_id: 1,
  message_design_id: 1,
  from: "Joie du Jour",
  subject: "Invitation",
  body: "Chère [prénoms], venez !",
  tab: `${firstGuestId};${secondGuestId}`,
  target: "1;2",
});

const created = ["data.id", "data.channel_id"];

const campaigns: SpecCall<Ids>[] = [
  {
    call: "POST messages",
    path: () => "api/v1/messages",
    body: message,
    reads: created,
    after: async (answer, ids) => {
      ids.messageId = Number(valueAt(answer, "data.id"));
      await app.work();
      const [delivery] = await findRecipients(app, ids.messageId);
      ids.guestToken = delivery?.token ?? "";
    },
  },
  {
    call: "POST messages",
    as: "to the one guest of its tab",
    path: () => "api/v1/messages",
    body: (ids) => ({ ...message(ids), tab: ids.firstGuestId }),
    reads: created,
    after: async (answer) => {
      const sent = await findRecipients(app, Number(valueAt(answer, "data.id")));
      expect(sent.map(({ guestId }) => guestId)).toEqual([ids.firstGuestId]);
    },
  },
  {
    call: "POST messages",
    as: "on the social-media channel",
    path: () => "api/v1/messages",
    body: (ids) => ({ ...message(ids), channel_id: 2, tab: "", target: "" }),
    reads: created,
  },
  {
    call: "GET messages",
    path: () => "api/v1/messages",
    reads: ["id", "channel_id", "channel.name", "label", "created_at", "success", "error", "total"]
      .map((field) => `0.${field}`)
      .concat("0.category.name", "0.message_design_id", "0.from", "0.body", "0.target"),
  },
  {
    call: "GET messages/{id}",
    path: ({ messageId }) => `api/v1/messages/${messageId}`,
    reads: ["last_name", "given_names", "phone_number_1", "email", "guest_id", "pivot.status"]
      .map((field) => `eventGuests.0.${field}`)
      .concat("created_at", "model.name", "cards.0.file", "guests.0.name", "customer_id"),
  },
  {
    call: "GET rsvp/{eventGuestId}",
    path: ({ guestToken }) => `api/v1/rsvp/${guestToken}`,
    anonymous: true,
    reads: ["success"],
  },
  {
    call: "POST messages",
    as: "to a guest whom it does not reach",
    path: () => "api/v1/messages",
    body: (ids) => ({ ...message(ids), tab: ids.unreachableId, target: "1" }),
    reads: created,
    after: async (_, ids) => {
      await app.work();
      expect(await giveAddress(ids, "adjoua@exemple.test")).toBe(200);
    },
  },
  {
    call: "POST messages",
    as: "again, with resend and guest_id",
    path: () => "api/v1/messages",
    body: (ids) => ({ ...message(ids), resend: 1, guest_id: ids.unreachableId }),
    reads: created,
  },
  {
    call: "POST messages/send (multipart)",
    path: () => "api/v1/messages/send",
    body: ({ firstGuestId }) =>
      multipart({
        channel_id: "1",
        label: "Mon message",
        message_category_id: "1",
        from: "Joie du Jour",
        subject: "Invitation",
        target: "1",
        tab: String(firstGuestId),
        file: photo,
      }),
    reads: [],
  },
  {
    call: "POST messages/send (multipart)",
    as: "without subject, tab and file",
    path: () => "api/v1/messages/send",
    body: () =>
      multipart({
        channel_id: "1",
        label: "Mon message",
        message_category_id: "1",
        from: "Joie du Jour",
        target: "1",
      }),
    reads: [],
  },
  {
    call: "POST messages/send (multipart)",
    as: "on the social-media channel",
    path: () => "api/v1/messages/send",
    body: () =>
      multipart({
        channel_id: "2",
        label: "Mon message",
        message_category_id: "1",
        from: "Joie du Jour",
      }),
    reads: [],
  },
  {
    call: "POST message-save",
    path: () => "api/v1/message-save",
    body: (ids) => ({ ...message(ids), channel_id: 3, body: "Venez !" }),
    reads: ["success", "data.id", "messages"],
    after: (answer, ids) => {
      ids.messageId = Number(valueAt(answer, "data.id"));
    },
  },
];

/** Gives the third guest an address, or takes it away. */
async function giveAddress(ids: Ids, email: string | null): Promise<number> {
  const { status } = await app.call("POST", "/api/v1/guests-events-update", {
    token: ids.token,
    body: {
      id: ids.unreachableId,
      event_id: ids.eventId,
      guest_id: 2,
      civility: "Madame",
      last_name: "Kouassi",
      given_names: "Adjoua",
      email,
      phone_number_1: "+(225) 07 00 00 61 01",
      phone_number_2: null,
      has_confirmed: 0,
    },
  });
  return status;
}

describeInEachEncoding(
  "the calls of the specification of campaigns, sent exactly as they are written there",
  app,
  (encoding) => {
    it("begin with a couple and three guests, one of whom has no address", async () => {
      const couple = await registerCouple(app);
      Object.assign(ids, couple);
      const guests = [{}, { guest_id: 2 }, { guest_id: 2 }];
      const [firstGuestId, secondGuestId, unreachableId] = await addGuests(app, couple, guests);
      Object.assign(ids, { firstGuestId, secondGuestId, unreachableId });
      expect(await giveAddress(ids, null)).toBe(200);
    });

    specCallTests(app, ids, campaigns, encoding);
  },
);

describe("a campaign in the specification's wording", () => {
  it("is refused for a field that it does not know, since it might change what is sent", async () => {
    const { status } = await app.call("POST", "/api/v1/messages", {
      token: ids.token,
      body: { ...message(ids), schedule_at: "2026-12-01T10:00:00Z" },
    });
    expect(status).toBe(422);
  });

  it("sends nothing again of another couple's campaign", async () => {
    const stranger = await registerCouple(app);
    const { status } = await app.call("POST", "/api/v1/messages", {
      token: stranger.token,
      body: { ...message(ids), resend: 1, guest_id: ids.unreachableId },
    });
    expect(status).toBe(404);
  });

  it("takes no guests of another couple for those of its categories", async () => {
    const stranger = await registerCouple(app);
    const { status } = await app.call("POST", "/api/v1/messages", {
      token: stranger.token,
      body: { ...message(ids), tab: null, target: "1" },
    });
    expect(status).toBe(422);
  });

  it("is for nobody when its tab is empty, whatever its categories", async () => {
    const { status } = await app.call("POST", "/api/v1/messages", {
      token: ids.token,
      body: { ...message(ids), tab: "", target: "1" },
    });
    expect(status).toBe(422);
  });
});
