import { publicContributionCalls } from "./mobile-money/public-calls.ts";
import { contributionMoneyCalls } from "./money/calls.ts";
import { contributionRegisterCalls } from "./register/calls.ts";

/** The calls of contributions, noun by noun. */
export const contributionCalls = {
  register: contributionRegisterCalls,
  money: contributionMoneyCalls,
  publicContributions: publicContributionCalls,
};
