import { contributionRegisterCalls } from "./register/calls.ts";

/** The calls of contributions, noun by noun. */
export const contributionCalls = { register: contributionRegisterCalls };
