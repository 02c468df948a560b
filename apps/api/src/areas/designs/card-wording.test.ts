import { describe, expect, it } from "vitest";
import {
  type CardSubject,
  cardDate,
  cardTexts,
  defaultSubject,
  hostsLine,
} from "./card-wording.ts";

const wedding: CardSubject = {
  eventName: "Notre mariage",
  eventType: "wedding",
  hosts: ["Awa", "Koffi"],
  date: "2027-03-20",
  datePrecision: "exact",
  seed: "a",
};
const guest = { civility: "Mme", givenNames: "Adjoua", lastName: "N'Guessan" } as const;

describe("the texts of a card", () => {
  it("name the hosts, the guest, the feast and the day", () => {
    expect(cardTexts(wedding, guest, "invitation")).toEqual({
      names: ["Awa", "Koffi"],
      lead: "ont la joie d’inviter",
      leadToYou: "ont la joie de vous inviter",
      guest: "Madame Adjoua N’Guessan",
      occasion: "à leur mariage",
      date: "Samedi 20 mars 2027",
      day: "2027-03-20",
      where: "",
      close: "Merci de confirmer votre présence",
    });
  });

  it("agree with one host, and contract « à le »", () => {
    const one = { ...wedding, hosts: ["Mariam"], eventType: "christening" };
    const texts = cardTexts(one, guest, "invitation");
    expect([texts.lead, texts.occasion]).toEqual([
      "a la joie d’inviter",
      "au baptême de son enfant",
    ]);
  });

  it("name the child whose christening the parents give, and the child alone as the host", () => {
    const christening = { ...wedding, eventType: "christening" };
    const occasion = (hosts: string[], child: string) =>
      cardTexts({ ...christening, hosts, child }, guest, "invitation").occasion;
    expect(occasion(["Mariam", "Ali"], "Yann")).toBe("au baptême de Yann");
    expect(occasion(["Mariam"], "Éloïse")).toBe("au baptême d’Éloïse");
    expect(occasion(["Yann"], "Yann")).toBe("à son baptême");
  });

  it("ask to keep the date free in a save-the-date", () => {
    const texts = cardTexts(wedding, guest, "save-the-date");
    expect([texts.lead, texts.occasion, texts.close]).toEqual([
      "donnent rendez-vous à",
      "pour leur mariage",
      "Réservez cette date",
    ]);
  });

  it("name the step of a wedding that its category is for", () => {
    const occasions = ["traditional", "civil", "religious", "reception", "betrothal"].map(
      (category) => cardTexts(wedding, guest, category).occasion,
    );
    expect(occasions).toEqual([
      "à la cérémonie de dot",
      "à leur mariage civil",
      "à leur mariage religieux",
      "à la réception de leur mariage",
      "à leurs fiançailles",
    ]);
  });

  it("thank, put off and cancel, and show no day that will not be", () => {
    const christening = { ...wedding, eventType: "christening" };
    const thanks = cardTexts(wedding, guest, "thanks");
    expect([thanks.lead, thanks.occasion]).toEqual([
      "remercient de tout cœur",
      "d’avoir partagé leur joie",
    ]);
    expect(cardTexts(christening, guest, "postponed").occasion).toBe(
      "le report du baptême de leur enfant",
    );
    const cancelled = cardTexts(wedding, guest, "cancelled");
    expect([cancelled.occasion, cancelled.date, cancelled.day]).toEqual([
      "l’annulation de leur mariage",
      "",
      null,
    ]);
  });

  it("tell the hour and place of the ceremony that the card is about, and its own day", () => {
    const main = { code: "civil", isMain: true, date: "2027-03-20", time: "15:30", place: null };
    const dowry = { code: "dowry", isMain: false, date: "2027-01-09", time: "10:00" };
    const held = { ...wedding, ceremonies: [main, { ...dowry, place: "à Cocody, cité des Arts" }] };
    const lines = ["invitation", "traditional", "reception", "thanks"].map((category) => {
      const { date, where } = cardTexts(held, guest, category);
      return [date, where];
    });
    expect(lines).toEqual([
      ["Samedi 20 mars 2027", "À 15 h 30"],
      ["Samedi 9 janvier 2027", "À 10 h, à Cocody, cité des Arts"],
      ["Samedi 20 mars 2027", ""],
      ["Samedi 20 mars 2027", ""],
    ]);
  });

  it("tell of a betrothal the day of kôkôkô where that is planned, else the event's", () => {
    const main = { code: "civil", isMain: true, date: "2027-03-20", time: null, place: null };
    const knocking = { code: "knocking", isMain: false, date: "2026-12-05", time: "09:00" };
    const both = [main, { ...knocking, place: "à Bouaké" }];
    const dateOf = (ceremonies: typeof both) =>
      cardTexts({ ...wedding, ceremonies }, guest, "betrothal").date;
    expect([dateOf(both), dateOf([main])]).toEqual([
      "Samedi 5 décembre 2026",
      "Samedi 20 mars 2027",
    ]);
  });

  it("say « vous » on a card for everybody", () => {
    const texts = cardTexts(wedding, null, "invitation");
    expect([texts.lead, texts.guest]).toEqual(["ont la joie de vous inviter", ""]);
  });

  it("fall back on the event's name while nobody is named, and leave out a missing date", () => {
    const bare = { ...wedding, hosts: [], date: null };
    expect(cardTexts(bare, guest, "invitation")).toMatchObject({
      names: ["Notre mariage"],
      lead: "Une invitation pour",
      occasion: "",
      date: "",
    });
  });

  it("say the month alone when the date is approximate, and « 1er »", () => {
    expect(cardDate("2027-03-20", "approximate")).toBe("Mars 2027");
    expect(cardDate("2027-05-01", "exact")).toBe("Samedi 1er mai 2027");
  });
});

describe("those who invite", () => {
  it("stand in one line", () => {
    expect(hostsLine({ hosts: ["Awa", "Koffi", "Yao"], eventName: "" })).toBe("Awa, Koffi & Yao");
    expect(hostsLine({ hosts: ["Awa"], eventName: "" })).toBe("Awa");
  });

  it("give the email its subject", () => {
    expect(defaultSubject(wedding, "invitation")).toBe("Awa & Koffi vous invitent");
    expect(defaultSubject({ ...wedding, hosts: ["Awa"] }, "civil")).toBe("Awa vous invite");
  });

  it("do not invite by an email that thanks, reminds, puts off or calls off", () => {
    const subjectOf = (category: string, hosts = wedding.hosts) =>
      defaultSubject({ ...wedding, hosts }, category).replaceAll("\u00a0", " ");
    expect(subjectOf("thanks")).toBe("Awa & Koffi vous remercient");
    expect(subjectOf("reminder", ["Awa"])).toBe("Awa attend votre réponse");
    expect(subjectOf("practical")).toBe("Awa & Koffi : informations pratiques");
    expect(subjectOf("save-the-date")).toBe("Awa & Koffi : réservez la date");
    expect(subjectOf("postponed")).toBe("Awa & Koffi : report de leur mariage");
    expect(subjectOf("cancelled")).toBe("Awa & Koffi : annulation de leur mariage");
    expect(subjectOf("cancelled", [])).toBe("Une annonce : Notre mariage");
  });
});
