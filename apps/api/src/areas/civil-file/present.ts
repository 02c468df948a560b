import type { CivilFile, CivilPaper } from "@jdj/contract/civil-file/civil-file";
import { holdersOf } from "@jdj/contract/civil-file/papers";
import { daysUntil } from "@jdj/french/dates";
import { type ListedPaper, oldestCheck } from "../town-halls/papers/queries.ts";
import {
  deadlineState,
  earliestIssue,
  lastDayOfDeposit,
  paperAge,
  validUntil,
} from "./deadlines.ts";
import type { StoredFile, StoredPaper } from "./queries.ts";

const about = (paper: ListedPaper | StoredPaper) => ({
  name: paper.name,
  where_had: paper.whereHad,
  valid_months: paper.validMonths,
  only_when: paper.onlyWhen,
  source: paper.source,
  checked_on: paper.checkedOn,
});

/** A paper in the shape of the contract, its age counted from the wedding day. */
export function presentPaper(
  paper: StoredPaper,
  weddingOn: string | null,
  depositedOn: string | null,
): CivilPaper {
  const { id, holder, isOwn, state, getter, note, issuedOn, validMonths, version } = paper;
  const depositOn = depositedOn ?? (weddingOn && lastDayOfDeposit(weddingOn));
  const age =
    weddingOn !== null && depositOn !== null ? paperAge(paper, { depositOn, weddingOn }) : null;
  const isDated = issuedOn !== null && validMonths !== null;
  const isLimited = weddingOn !== null && validMonths !== null;
  return {
    ...{ id, ...about(paper), holder, is_own: isOwn, state, getter, note, version },
    issued_on: issuedOn,
    ask_from: isLimited ? earliestIssue(weddingOn, validMonths) : null,
    valid_until: isDated ? validUntil(issuedOn, validMonths) : null,
    age,
    is_ready: state === "deposited" || (state === "in-hand" && age !== "too-old"),
  };
}

/** The papers of a list that a file has not, each with those whose it would be. */
export function offeredPapers(listed: readonly ListedPaper[], papers: readonly StoredPaper[]) {
  const has = new Set(papers.map(({ listedPaperId, holder }) => `${listedPaperId} ${holder}`));
  // A list that was written anew, or of another hall, has other numbers: its papers are known by name.
  for (const { name, holder } of papers) has.add(`${name} ${holder}`);
  return listed.flatMap((paper) => {
    const holders = holdersOf(paper.providedBy).filter(
      (holder) => !has.has(`${paper.id} ${holder}`) && !has.has(`${paper.name} ${holder}`),
    );
    return holders.length > 0 ? [{ paper, holders }] : [];
  });
}

/** The dates of a file, counted from the wedding day. */
function presentDates(weddingOn: string | null, today: string) {
  const lastDay = weddingOn && lastDayOfDeposit(weddingOn);
  return {
    wedding_on: weddingOn,
    last_day: lastDay,
    days_left: lastDay === null ? null : daysUntil(lastDay, today),
    deadline: deadlineState(weddingOn, today),
  };
}

/** What a file is presented from. */
export interface FileFacts {
  file: StoredFile | null;
  papers: readonly StoredPaper[];
  list: { isUsual: boolean; papers: readonly ListedPaper[] };
  wedding: { weddingOn: string | null; isApproximate: boolean };
  people: CivilFile["people"];
  fees: CivilFile["fees"];
  today: string;
  can: CivilFile["can"] & { see_regime: boolean };
}

/** A file in the shape of the contract, with its deadlines as they are today. */
export function presentFile(facts: FileFacts): CivilFile {
  const { file, papers, list, wedding, people, fees, today } = facts;
  const { see_regime, ...can } = facts.can;
  const deposited = file?.depositedOn ?? null;
  const presented = papers.map((paper) => presentPaper(paper, wedding.weddingOn, deposited));
  return {
    is_started: file !== null,
    version: file?.version ?? 0,
    town_hall: file?.townHallName ? { id: file.townHallId, name: file.townHallName } : null,
    list: { is_usual: list.isUsual, checked_on: oldestCheck(list.papers) },
    ...presentDates(wedding.weddingOn, today),
    is_approximate: wedding.isApproximate,
    deposited_on: deposited,
    deposited_for: file?.depositedFor ?? null,
    people,
    papers: presented,
    offered: offeredPapers(list.papers, papers).map(({ paper, holders }) => ({
      ...{ id: paper.id, ...about(paper), holders },
      provided_by: paper.providedBy,
    })),
    progress: { ready: presented.filter((one) => one.is_ready).length, all: papers.length },
    regime: see_regime ? { choice: file?.regime ?? null } : null,
    fees,
    can,
  };
}
