import { stateMachine } from "../call/state-machine.ts";

/** The two meetings of the families: the door is knocked at, then the bride is asked for. */
export const dowryStages = ["knocking", "dowry"] as const;
export type DowryStage = (typeof dowryStages)[number];

export const stageLabels: Readonly<Record<DowryStage, string>> = {
  knocking: "Kôkôkô",
  dowry: "Dot",
};

/** What kind of thing an item is. */
export const dowryKinds = ["drinks", "cloths", "money", "food", "objects"] as const;
export type DowryKind = (typeof dowryKinds)[number];

export const kindLabels: Readonly<Record<DowryKind, string>> = {
  drinks: "Boissons",
  cloths: "Pagnes et bijoux",
  money: "Somme d’argent",
  food: "Vivres",
  objects: "Objets et symboles",
};

/** How far an item has come; any may follow any, since families talk again. */
export const dowryStates = ["asked", "agreed", "ready", "given", "dropped"] as const;
export type DowryState = (typeof dowryStates)[number];

const anyState = {
  asked: ["customer"],
  agreed: ["customer"],
  ready: ["customer"],
  given: ["customer"],
  dropped: ["customer"],
} as const satisfies Record<DowryState, readonly ["customer"]>;

export const dowryMachine = stateMachine<DowryState>({
  asked: anyState,
  agreed: anyState,
  ready: anyState,
  given: anyState,
  dropped: anyState,
});

export const stateLabels: Readonly<Record<DowryState, string>> = {
  asked: "À discuter",
  agreed: "Convenu",
  ready: "Prêt",
  given: "Remis et accepté",
  dropped: "Laissé de côté",
};

/** An item as its sums and its shared list read it. */
export interface CountedItem {
  stage: DowryStage;
  state: DowryState;
  /** In FCFA: the sum itself, or what the thing costs in all; null where nobody knows it yet. */
  amount: number | null;
}

/** The items that are still wanted, how many of them are there, and what they cost as far as it is known, in FCFA. */
export function stageSums(items: readonly CountedItem[], stage: DowryStage) {
  const wanted = items.filter((item) => item.stage === stage && item.state !== "dropped");
  return {
    wanted: wanted.length,
    ready: wanted.filter(({ state }) => state === "ready" || state === "given").length,
    amount: wanted.reduce((sum, item) => sum + (item.amount ?? 0), 0),
    unpriced: wanted.filter((item) => item.amount === null).length,
  };
}
