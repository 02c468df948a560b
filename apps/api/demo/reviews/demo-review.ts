import type { DiscoveryChannel } from "@jdj/contract/reviews/discovery-channels";
import { LONGEST_REVIEW } from "@jdj/contract/reviews/limits";
import { anyPoints, openings, points, praises, replies, verdicts } from "./provider-sentences.ts";

/** An invented review. */
export interface DemoReview {
  professionalism: number;
  qualityPriceRatio: number;
  recommendation: number;
  discoveryChannel: DiscoveryChannel;
  description: string;
  verified: boolean;
  reply: string | null;
  /** How many days ago it was written, and how many days later the reply. */
  daysAgo: number;
  replyAfter: number;
}

/** Channels, the frequent ones several times. */
const channels: readonly DiscoveryChannel[] = [
  "used_service",
  "by_jdj",
  "used_service",
  "guest_in_wedding",
  "by_jdj",
  "used_service",
  "potential_provider",
  "professional",
];

/** A number of 32 bits that depends on all bits of its seeds: the same seeds give the same one. */
export function scatter(...seeds: number[]): number {
  let hash = 2_166_136_261;
  for (const seed of seeds) {
    hash = Math.imul(hash ^ seed, 16_777_619);
    hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  }
  return (hash ^ (hash >>> 13)) >>> 0;
}

const pick = <T>(list: readonly T[], seed: number): T | undefined => list[seed % list.length];

const within = (rating: number) => Math.max(1, Math.min(5, rating));

/**
 * The review number `index` of a provider: most providers are liked, some less, and each author is
 * near to the provider's usual rating.
 * @param provider its number; the same numbers give the same review
 * @param codes the provider's service types
 */
export function demoReview(provider: number, index: number, codes: readonly string[]): DemoReview {
  const random = (purpose: number) => scatter(provider, index, purpose);
  const usual = [5, 5, 4, 5, 4, 4, 3, 5, 4, 5][scatter(provider, 99) % 10] ?? 4;
  const near = (purpose: number) =>
    within(usual + ([0, 0, 0, -1, 1, 0, -1, 0][random(purpose) % 8] ?? 0));
  const [professionalism, qualityPriceRatio, recommendation] = [near(1), near(2), near(3)];
  const isHappy = professionalism + qualityPriceRatio + recommendation >= 12;
  const { good, reserves } = points[pick(codes, random(4)) ?? ""] ?? anyPoints;
  const point = good[(index + scatter(provider, 7)) % good.length];
  const sentences = [
    random(5) % 3 === 0 ? undefined : pick(openings, random(6)),
    `${point}${random(8) % 5 === 0 ? " !" : "."}`,
    isHappy ? undefined : `${pick(reserves, random(9))}.`,
    random(10) % 4 === 0 ? undefined : pick(isHappy ? praises : verdicts, random(11)),
  ];
  const description = sentences.filter((one) => one !== undefined).join(" ");
  const answered = random(12) % 10 < 3;
  return {
    professionalism,
    qualityPriceRatio,
    recommendation,
    discoveryChannel: pick(channels, random(13)) ?? "used_service",
    description: description.length > LONGEST_REVIEW ? `${point}.` : description,
    verified: random(14) % 10 < 7,
    reply: answered ? (pick(isHappy ? replies.praise : replies.reserve, random(15)) ?? null) : null,
    daysAgo: 6 + (random(16) % 540),
    replyAfter: 1 + (random(17) % 4),
  };
}
