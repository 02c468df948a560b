import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { sampleValues } from "@jdj/contract/campaigns/placeholder-samples";
import { allPlaceholders, fillPlaceholders } from "@jdj/contract/campaigns/placeholders";
import { civilities, civilityLabel } from "@jdj/contract/person/civility";
import { describe, expect, it } from "vitest";
import { placeholderValues } from "../../campaigns/deliveries/reachable-guest.ts";
import { hostsLine } from "../card-wording.ts";
import { messageCategoryReference } from "../reference.ts";

const texts = messageCategoryReference.flatMap(({ code, models, soberModels = [] }) =>
  [...models, ...soberModels].flatMap((model) =>
    (["content", "social", "sms"] as const).map((wording) => ({
      title: `${code}/${model.code}/${wording}`,
      text: model[wording],
      channelId: wording === "sms" ? channelIds.sms : channelIds.email,
    })),
  ),
);

/** What may follow those who invite: the end, a sign, or where and when; never a verb. */
const mayFollow = /^(?:$|[.,:;!?\n\u00a0»]| (?:le|à|dès|chez|pour) | \[lien\]| [!?:;])/;

/** Those who invite: one, two, without a vowel and with, and nobody but the event. */
const hosts = [["Ama"], ["Koffi"], ["Awa", "Koffi"], ["Yann", "Inès"], ["Ève", "Olga", "Hélène"]];

/** Two wordings of somebody's guest, and of one of whom only a name is known. */
const guests = [
  ...civilities.map((civility) => ({ civility, givenNames: "Adjoua", lastName: "Kouassi" })),
  { civility: null, givenNames: "Adjoua", lastName: "" },
].map((guest) => ({ ...guest, email: null, phone1: null, phone2: null }));

describe("the texts of the models", () => {
  it.each(texts)("let no verb agree with those who invite ($title)", ({ text }) => {
    const after = text.split("[hôtes]").slice(1);
    expect(after.filter((rest) => !mayFollow.test(rest))).toEqual([]);
  });

  it.each(texts)("read as French for one host and several, and any guest ($title)", ({ text }) => {
    for (const names of hosts)
      for (const guest of guests) {
        const line = hostsLine({ hosts: names, eventName: "Mariage" });
        const ofEvent = { ...sampleValues.others, "[hôtes]": line };
        const link = "https://joiedujour.ci/i/4k7m2p9qx8tz5vwn";
        const values = placeholderValues(guest, { ofEvent, link });
        const filled = fillPlaceholders(text, values);
        expect(allPlaceholders.filter((one) => filled.includes(one))).toEqual([]);
        expect(filled).not.toMatch(/\b(?:de|que) (?:[AEIOUÈÉÊ]|Hé)/u);
        expect(filled).not.toMatch(/ {2}|^[ ,]| [,.](?!\.)|undefined|null|\(\)/);
        if (guest.civility !== null && text.includes("[civilité]"))
          expect(filled).toContain(civilityLabel(guest.civility));
      }
  });
});
