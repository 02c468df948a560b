import type { Portrait } from "./portrait.ts";

/** A member of the wedding's committee, by their role. */
export interface DemoMember {
  role: string;
  civility: "M" | "Mme" | "Mlle";
  lastName: string;
  givenNames: string;
  portrait: Portrait;
}

/** The committee of the christening: the godparents, and the family who prepared it. */
export const christeningCommittee: readonly Omit<DemoMember, "portrait">[] = [
  { role: "pco", civility: "M", lastName: "Amani", givenNames: "Franck" },
  { role: "godfather", civility: "M", lastName: "Tanoh", givenNames: "Serge" },
  { role: "godmother", civility: "Mlle", lastName: "Kouassi", givenNames: "Awa" },
  { role: "treasurer", civility: "Mme", lastName: "Amani", givenNames: "Rebecca" },
  { role: "catering", civility: "Mme", lastName: "Brou", givenNames: "Estelle" },
  { role: "logistics", civility: "M", lastName: "Amani", givenNames: "Didier" },
];

/** Ten of the twelve places: the two left show how a free place looks. */
export const committee: readonly DemoMember[] = [
  {
    role: "pco",
    civility: "M",
    lastName: "Kouadio",
    givenNames: "Jean-Baptiste",
    portrait: { head: "short", skin: 3, beard: "grey", glasses: true, cloth: "pco-kouadio" },
  },
  {
    role: "godfather",
    civility: "M",
    lastName: "Assi",
    givenNames: "Hervé",
    portrait: { head: "bald", skin: 1, beard: "short", cloth: "parrain-assi" },
  },
  {
    role: "godmother",
    civility: "Mme",
    lastName: "Tanoh",
    givenNames: "Solange",
    portrait: { head: "headwrap", skin: 2, earrings: true, cloth: "marraine-tanoh" },
  },
  {
    role: "treasurer",
    civility: "Mme",
    lastName: "N’Guessan",
    givenNames: "Clarisse",
    portrait: { head: "bun", skin: 0, glasses: true, earrings: true, cloth: "tresor-nguessan" },
  },
  {
    role: "secretary",
    civility: "Mlle",
    lastName: "Ouattara",
    givenNames: "Fatim",
    portrait: { head: "veil", skin: 1, cloth: "secretariat-ouattara" },
  },
  {
    role: "dowry",
    civility: "M",
    lastName: "Yao",
    givenNames: "Kouamé Félix",
    portrait: { head: "cap", skin: 3, beard: "grey", cloth: "dot-yao" },
  },
  {
    role: "protocol",
    civility: "Mlle",
    lastName: "Gnahoré",
    givenNames: "Inès",
    portrait: { head: "braids", skin: 2, earrings: true, cloth: "protocole-gnahore" },
  },
  {
    role: "catering",
    civility: "Mme",
    lastName: "Coulibaly",
    givenNames: "Mariam",
    portrait: { head: "headwrap", skin: 3, earrings: true, cloth: "repas-coulibaly" },
  },
  {
    role: "decoration",
    civility: "Mlle",
    lastName: "Zadi",
    givenNames: "Ornella",
    portrait: { head: "afro", skin: 1, earrings: true, cloth: "deco-zadi" },
  },
  {
    role: "logistics",
    civility: "M",
    lastName: "Touré",
    givenNames: "Moussa",
    portrait: { head: "fade", skin: 2, beard: "short", cloth: "transport-toure" },
  },
];

/** The bride and the groom, as their own page shows them. */
export const couplePortraits: Readonly<Record<"bride" | "groom", Portrait>> = {
  bride: { head: "braids", skin: 1, earrings: true, cloth: "awa-kouassi" },
  groom: { head: "fade", skin: 2, beard: "short", cloth: "yann-koffi" },
};
