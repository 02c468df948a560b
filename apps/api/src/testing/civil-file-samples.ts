import { civilFilePapers, civilFiles } from "../areas/civil-file/tables.ts";
import { papersOfHall } from "../areas/town-halls/papers/queries.ts";
import type { TestApp } from "./app.ts";
import type { CastMember } from "./cast.ts";
import type { CivilFileSubject } from "./notebook-subjects.ts";
import type { Sample } from "./subject.ts";

/** The file of a wedding with two papers, one of which may be removed, and an offered one. */
export async function furnishCivilFile(
  app: TestApp,
  { eventId }: CastMember,
): Promise<CivilFileSubject> {
  await app.db
    .insert(civilFiles)
    .values({ eventId, townHallName: "Mairie du Plateau", nextCheckOn: "2026-01-01" });
  const paper = { eventId, name: "Livret", isOwn: true, source: "", position: 1 };
  const [kept, spare] = await app.db
    .insert(civilFilePapers)
    .values([
      { ...paper, holder: "groom" },
      { ...paper, holder: "bride" },
    ])
    .returning({ id: civilFilePapers.id });
  const { papers } = await papersOfHall(app.db, null);
  const [paperId, sparePaperId] = [kept?.id ?? 0, spare?.id ?? 0];
  return { paperId, sparePaperId, listedId: papers[0]?.id ?? 0 };
}

export const missingCivilFile: CivilFileSubject = {
  paperId: 999_999_999,
  sparePaperId: 999_999_999,
  listedId: 999_999_999,
};

const paper = {
  ...{ name: "Extrait d’acte de naissance", provided_by: "each", where_had: "À la mairie" },
  ...{ valid_months: 3, only_when: null, source: "Mairie de Cocody", checked_on: "2026-11-20" },
};

/** A right input for every call of the civil file, and of the lists that staff write for it. */
export const civilFileSamples = {
  "civilFile.file": { byId: true, input: ({ eventId }) => ({ eventId }) },
  "civilFile.save": {
    byId: true,
    input: ({ eventId }) => ({ eventId, town_hall_id: 6, town_hall_name: "" }),
  },
  "civilFile.takePaper": {
    byId: true,
    input: ({ eventId, civilFile }) => ({ eventId, id: civilFile.listedId, holder: "" }),
  },
  "civilFile.addPaper": {
    byId: true,
    input: ({ eventId }) => ({ eventId, name: "Acte de baptême", holder: "bride" }),
  },
  "civilFile.savePaper": {
    byId: true,
    input: ({ eventId, civilFile: { paperId: id } }) => ({
      ...{ eventId, id, state: "in-hand", getter: "Tantie Rose", issued_on: "2026-11-02" },
    }),
  },
  "civilFile.removePaper": {
    byId: true,
    input: ({ eventId, civilFile: { sparePaperId: id } }) => ({ eventId, id }),
  },
  "civilFile.deposit": {
    byId: true,
    input: ({ eventId }) => ({ eventId, deposited_on: "2026-11-02" }),
  },
  "civilFile.reopen": { byId: true, input: ({ eventId }) => ({ eventId }) },
  "civilFile.saveRegime": {
    byId: true,
    input: ({ eventId }) => ({ eventId, regime: "community" }),
  },
  "civilFile.addFee": { byId: true, input: ({ eventId }) => ({ eventId, fee: "burida" }) },
  "console.paperLists.list": { byId: false, input: () => ({}) },
  "console.paperLists.find": { byId: false, input: () => ({ id: 1 }) },
  "console.paperLists.add": { byId: false, input: () => ({ town_hall_id: 3 }) },
  "console.paperLists.update": {
    byId: false,
    input: () => ({ id: 1, version: 1, papers: [paper] }),
  },
} satisfies Record<string, Sample>;
