import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { sampleValues } from "@jdj/contract/campaigns/placeholder-samples";
import {
  fillPlaceholders,
  unknownPlaceholders,
  usedPlaceholders,
} from "@jdj/contract/campaigns/placeholders";
import { keepInGsm, smsLength } from "@jdj/contract/campaigns/sms-length";
import { describe, expect, it } from "vitest";
import { makeLinkToken } from "../../../crypto/token.ts";
import { deliveryPlanner } from "../../campaigns/deliveries/plan-deliveries.ts";
import { eventTypeReference } from "../../notebook/event-types/reference.ts";
import { messageCategoryReference } from "../reference.ts";
import type { CategoryReference } from "./model-reference.ts";

/** The models of a category, festive and sober. */
const modelsOf = ({ models, soberModels = [] }: CategoryReference) => [...models, ...soberModels];

const texts = messageCategoryReference.flatMap((category) =>
  modelsOf(category).map((model) => ({ ...model, title: `${category.code}/${model.code}` })),
);

/** What follows an invitation; every other category is one. */
const followUps = ["reminder", "practical", "thanks", "postponed", "cancelled"];
const invitationTexts = messageCategoryReference
  .filter(({ code }) => !followUps.includes(code))
  .flatMap((category) =>
    modelsOf(category).map((model) => ({ ...model, title: `${category.code}/${model.code}` })),
  );

/** The placeholders of one guest. */
const personal = ["[civilité]", "[prénoms]", "[nom]", "[e-mail]", "[contact 1]", "[table]"];

/** The usual names, as the composer keeps them within the alphabet of SMS. */
const plainValues = {
  ...sampleValues,
  others: Object.fromEntries(
    Object.entries(sampleValues.others ?? {}).map(([placeholder, value]) => [
      placeholder,
      keepInGsm(value),
    ]),
  ),
};

describe("the models of messages", () => {
  it("are three or more for every purpose, under codes of their own", () => {
    for (const category of messageCategoryReference) {
      const { code } = category;
      const models = modelsOf(category);
      expect([code, models.length >= 3]).toEqual([code, true]);
      expect(new Set(models.map((model) => model.code)).size).toBe(models.length);
    }
    const codes = messageCategoryReference.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it("speak to every type of event, and to none that does not exist", () => {
    const types: string[] = eventTypeReference.map(({ code }) => code);
    const named = messageCategoryReference.flatMap(({ eventTypes }) => eventTypes ?? []);
    expect(named.filter((code) => !types.includes(code))).toEqual([]);
    expect(types.filter((code) => !named.includes(code))).toEqual([]);
  });

  it.each(texts)("use placeholders that exist, and others for each channel ($title)", (model) => {
    const wordings = [model.content, model.social, model.sms];
    expect(wordings.flatMap(unknownPlaceholders)).toEqual([]);
    expect(new Set(wordings).size).toBe(3);
    const shared = usedPlaceholders(model.social).filter((one) => personal.includes(one));
    expect(shared).toEqual([]);
  });

  it.each(texts)("fit one SMS of 160 in its own alphabet ($title)", ({ sms }) => {
    const { encoding, length } = smsLength(fillPlaceholders(sms, plainValues));
    expect([encoding, length <= 160 ? "one part" : length]).toEqual(["gsm", "one part"]);
  });

  it.each(texts)(
    "stay one segment with a long name and a guest's real link ($title)",
    ({ sms }) => {
      const { text, units } = deliveryPlanner({
        channelId: channelIds.sms,
        unitFcfa: 25,
        text: sms,
        publicUrl: "https://joiedujour.ci",
        ofEvent: sampleValues.others ?? {},
        stopped: new Set(),
        smsSegments: "real",
      })(
        {
          civility: "Mme",
          givenNames: "Affoué Marie-Laure",
          lastName: "Kouassi-N’Guessan",
          email: null,
          phone1: "+2250700000001",
          phone2: null,
        },
        makeLinkToken(),
      );
      expect({ ...smsLength(text ?? ""), units }).toMatchObject({ encoding: "gsm", units: 1 });
    },
  );

  it.each(invitationTexts)("tell the day of an invitation in its SMS ($title)", ({ sms }) => {
    expect(sms).toMatch(/\[date (de la|du) [^\]]+\]/);
  });

  it.each(texts)("are written with the apostrophes and spaces of French ($title)", (model) => {
    for (const text of [model.content, model.social, model.name])
      expect(text.match(/'| [:;!?»]|« /g)).toBeNull();
  });
});
