import { smsLength } from "@jdj/contract/campaigns/sms-length";
import { noticeKinds } from "@jdj/contract/notices/kinds";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { phoneSentences, writePhoneSms, writePhoneWhatsApp } from "./write-phone-notice.ts";

const links = {
  details: "https://joiedujour.ci/n",
  stop: "https://joiedujour.ci/n/1a2b3.s.AAAAAAAAAAAAAAAAAAAAAAAA",
};
const brand = "Joie du Jour";

describe("a message to a phone", () => {
  it("says how many there are of each kind, and no name", () => {
    expect(phoneSentences(["answer", "decline", "answer"]).full).toBe(
      "3\u00a0réponses à votre invitation",
    );
    expect(phoneSentences(["task-due", "answer", "self-added", "task-due"])).toEqual({
      full: "1\u00a0réponse à votre invitation, 1\u00a0demande d’invitation et 2\u00a0tâches à faire",
      short: "4\u00a0nouvelles notifications",
    });
  });

  it("by SMS has the link to its page and the one that stops it", () => {
    expect(writePhoneSms(brand, phoneSentences(["answer", "answer", "answer"]), links)).toBe(
      `Joie du Jour : 3 réponses à votre invitation. Détails : ${links.details} Stop : ${links.stop}`,
    );
  });

  it("by SMS has fewer words where there is less room, and the stop link first", () => {
    const many = phoneSentences(["answer", "self-added", "guest-reply", "task-due"]);
    expect(writePhoneSms(brand, many, links)).toBe(
      `Joie du Jour : 4 nouvelles notifications. ${links.details} Stop : ${links.stop}`,
    );
    const far = { ...links, details: `https://${"a".repeat(60)}.example/n` };
    expect(writePhoneSms(brand, many, far)).toBe(
      `Joie du Jour : 4 nouvelles notifications. Stop : ${links.stop}`,
    );
  });

  it("by SMS is one segment, whatever is told and wherever the site is", () => {
    const kinds = fc.array(fc.constantFrom(...noticeKinds), { minLength: 1, maxLength: 600 });
    const host = fc.integer({ min: 1, max: 200 }).map((length) => `https://${"h".repeat(length)}`);
    fc.assert(
      fc.property(kinds, host, fc.string({ maxLength: 60 }), (told, site, name) => {
        const text = writePhoneSms(name, phoneSentences(told), {
          details: `${site}/n`,
          stop: `${site}/n/token`,
        });
        expect(smsLength(text)).toMatchObject({ encoding: "gsm", segments: 1 });
      }),
    );
  });

  it("by WhatsApp says how it is stopped", () => {
    expect(writePhoneWhatsApp(phoneSentences(["task-due"]), links)).toBe(
      `1\u00a0tâche à faire. Pour ne plus en recevoir\u00a0: ${links.stop}`,
    );
  });
});
