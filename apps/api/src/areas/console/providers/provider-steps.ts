import type { ProviderStep } from "@jdj/contract/console/providers";

/** What decides how far a provider has come. */
export interface StepFacts {
  requestedAt: Date | null;
  acceptedAt: Date | null;
  createdAt: Date;
  /** Whether its page lacks nothing; always for one that only sells. */
  isComplete: boolean;
  activatedAt: Date | null;
  /** Whether it is in the directory by a listing; not one that only sells. */
  needsListing: boolean;
  /** When its listing began; null without one that runs. */
  subscribedAt: Date | null;
  /** When its page, or its sales, went public; null while they are not. */
  publishedAt: Date | null;
  suspendedAt: Date | null;
}

/**
 * The steps of a provider in their order, each with when it was done where that is known. One that
 * was not made by a request has passed the first two.
 */
export function stepsOf(
  facts: StepFacts,
): { step: ProviderStep; done: boolean; at: Date | null }[] {
  const isVisible = facts.publishedAt !== null && facts.suspendedAt === null;
  const dated = (step: ProviderStep, at: Date | null) => ({ step, done: at !== null, at });
  return [
    { step: "request", done: true, at: facts.requestedAt },
    { step: "check", done: true, at: facts.acceptedAt },
    dated("create", facts.createdAt),
    { step: "fill", done: facts.isComplete, at: null },
    dated("activate", facts.activatedAt),
    dated("subscription", facts.subscribedAt),
    { step: "visible", done: isVisible, at: isVisible ? facts.publishedAt : null },
  ];
}

/** What a provider waits for: activation first, as its team fills its page, then its listing. */
export function waitsFor(facts: StepFacts): ProviderStep | null {
  if (facts.activatedAt === null) return "activate";
  if (!facts.isComplete) return "fill";
  if (facts.needsListing && facts.subscribedAt === null) return "subscription";
  return facts.publishedAt === null || facts.suspendedAt !== null ? "visible" : null;
}
