import { describe, expect, it } from "vitest";
import { costOfSms } from "../operations/ceilings/daily-spend.ts";
import { otpCeilingOf } from "../operations/ceilings/otp-ceilings.ts";
import { foreignLink } from "./foreign-link.ts";
import { nameForStrangers } from "./name-for-strangers.ts";
import { isOwnSenderName } from "./sender-name.ts";

const ours = "https://joiedujour.ci";

describe("a link in a host's own text", () => {
  it.each([
    "http://orange-money.xyz/gagner",
    "Cliquez www.gain.test",
    "Répondez sur promo-wave.com avant lundi",
    "wa.me/2250700000001",
    "HTTPS://JOIEDUJOUR.CI.gain.test/x",
    "https://joiedujour.ci@gain.test/",
    "gain．com",
  ])("is foreign: %s", (text) => {
    expect(foreignLink(text, ours)).not.toBeNull();
  });

  it.each([
    "Rendez-vous à 14 h.Me joindre au 07 07 00 00 00",
    "Écrivez à awa.kone@gmail.com ou à yann@exemple.ci",
    "Votre lien : [lien] ou https://joiedujour.ci/i/abc.",
    "R.S.V.P. avant le 12.05.2027, merci.Pour la suite…",
  ])("is none, or ours: %s", (text) => {
    expect(foreignLink(text, ours)).toBeNull();
  });
});

describe("the name that a campaign bears", () => {
  const names = ["Awa Marie", "Koné", "Yann", "N'Guessan", "Kouassi"];

  it.each([
    "Joie du Jour",
    "Awa & Yann",
    "Famille KONÉ",
    "Le mariage d’Awa et de Yann",
    "N'Guessan",
  ])("may be %s", (name) => {
    expect(isOwnSenderName(name, "Joie du Jour", names)).toBe(true);
  });

  it.each(["Orange Money", "0range M0ney", "Оrange Money", "Service client", "Bonjour", "Et", ""])(
    "may not be « %s »",
    (name) => {
      expect(isOwnSenderName(name, "Joie du Jour", names)).toBe(false);
    },
  );

  it("may not be a company's even when somebody calls themselves so", () => {
    expect(isOwnSenderName("Orange Money", "Joie du Jour", ["Orange", "Money"])).toBe(false);
  });
});

describe("a name said to somebody who did not ask", () => {
  it("is said when it is one", () => {
    expect(nameForStrangers("Awa Marie  N'Guessan-Koné", "")).toBe("Awa Marie N'Guessan-Koné");
  });

  it.each([
    "Vous avez gagné 500 000 FCFA, rappelez vite le service",
    "Voir gain.com",
    "Orange Money",
    "Rappelez le 0700000001",
    "Votre compte est bloqué envoyez votre code secret",
  ])("is not said when it is a text: %s", (text) => {
    expect(nameForStrangers(text, "Quelqu’un")).toBe("Quelqu’un");
  });
});

describe("codes by SMS", () => {
  it("are many at home, fewer in neighbouring countries, few elsewhere, or as the settings say", () => {
    expect(otpCeilingOf("225", {})).toBe(5000);
    expect(otpCeilingOf("226", {})).toBe(300);
    expect(otpCeilingOf("44", {})).toBe(50);
    expect(otpCeilingOf("44", { "44": 9, "*": 3 })).toBe(9);
    expect(otpCeilingOf("1", { "44": 9, "*": 3 })).toBe(3);
  });

  it("cost by their segments, and more abroad", () => {
    expect(costOfSms("+2250700000001", "a".repeat(160))).toBe(25);
    expect(costOfSms("+2250700000001", "a".repeat(161))).toBe(50);
    expect(costOfSms("+33612345678", "a")).toBe(90);
  });
});
