import type { JobName } from "./jobs.ts";

/**
 * The former names of queues. Jobs that an earlier version of the product queued under them wait in
 * their own queue, encrypted under that name, and still run: their queue is worked off as the one
 * of today.
 */
export const formerNames = {
  "send-letter": "send-email",
  "send-newsletter-letter": "send-newsletter-email",
  "tell-email-attempted": "notify-email-attempted",
  "look-at-payment": "check-payment",
  "notify-late": "send-late-webhook",
  "keep-promises": "run-retention",
  "delivery-reports": "send-embedded-receipts",
} as const satisfies Record<string, JobName>;

/** The kind of the jobs of a queue, by its present name or a former one; an unknown name is returned as it is. */
export function jobNameOf(queue: string): string {
  return Object.hasOwn(formerNames, queue) ? formerNames[queue as keyof typeof formerNames] : queue;
}

/** The former queues that a database still has. */
export function formerQueuesIn(queues: readonly { name: string }[]) {
  return Object.entries(formerNames).filter(([former]) =>
    queues.some(({ name }) => name === former),
  );
}
