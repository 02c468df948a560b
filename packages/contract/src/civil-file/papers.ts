import { stateMachine } from "../call/state-machine.ts";

/** Who provides a paper: each of the couple their own, both one, or the witnesses. */
export const paperProviders = ["each", "both", "witnesses"] as const;
export type PaperProvider = (typeof paperProviders)[number];

/** Whose paper it is in the file of an event. */
export const paperHolders = ["groom", "bride", "both", "witnesses"] as const;
export type PaperHolder = (typeof paperHolders)[number];

/** How far a paper has come; any may follow any, since people correct what they noted. */
export const paperStates = ["to-get", "asked", "in-hand", "deposited"] as const;
export type PaperState = (typeof paperStates)[number];

const anyState = {
  "to-get": ["customer"],
  asked: ["customer"],
  "in-hand": ["customer"],
  deposited: ["customer"],
} as const satisfies Record<PaperState, readonly ["customer"]>;

export const paperMachine = stateMachine<PaperState>({
  "to-get": anyState,
  asked: anyState,
  "in-hand": anyState,
  deposited: anyState,
});

export const paperStateLabels: Readonly<Record<PaperState, string>> = {
  "to-get": "À obtenir",
  asked: "Demandée",
  "in-hand": "En main",
  deposited: "Déposée",
};

/** Whose papers a listed one becomes. */
export function holdersOf(provider: PaperProvider): readonly PaperHolder[] {
  return provider === "each" ? ["groom", "bride"] : [provider];
}

/** How a dated paper stands: valid to the end, only until before the wedding, or too old for the file. */
export const paperAges = ["valid", "ends-before-wedding", "too-old"] as const;
export type PaperAge = (typeof paperAges)[number];

/** What the couple may choose of their property; null while they have not. */
export const regimes = ["community", "separation"] as const;
export type Regime = (typeof regimes)[number];

/** How the time until the last day of deposit stands. */
export const deadlineStates = ["undated", "open", "soon", "passed", "over"] as const;
export type DeadlineState = (typeof deadlineStates)[number];

/** What the file may add to the budget. */
export const civilFees = ["town-hall", "burida"] as const;
export type CivilFee = (typeof civilFees)[number];
