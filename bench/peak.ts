// `npm run measure -- peak`: the evening on which most invitations leave, simulated second by second
// with the limits of gateways and the measured cost of a recipient, for docs/scale.md. The same
// figures give the same evening.

/** The evening: campaigns begin between 18:00 and 22:00, most of them at 20:00. */
const EVENING_SECONDS = 4 * 3600;
/** Processor time of one recipient, sender and PostgreSQL together (docs/measurements.md), in seconds. */
const RECIPIENT_CPU_SECONDS = 0.00068;

/** A channel: which part of the campaigns takes it, and what its gateway takes. */
interface Channel {
  name: string;
  share: number;
  /** Messages a second that one contract or connection pool takes. */
  perSecond: number;
}

/** Meta's default for a WhatsApp number is 80 a second; 40 SMS a second is an assumed contract; an SMTP server that answers after 20 ms takes 57. */
const channels: readonly Channel[] = [
  { name: "e-mail", share: 0.25, perSecond: 57 },
  { name: "WhatsApp", share: 0.35, perSecond: 80 },
  { name: "SMS", share: 0.4, perSecond: 40 },
];

interface Campaign {
  startsAt: number;
  recipients: number;
}

/** Numbers of 0 to 1, the same for the same seed. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The campaigns of an evening: 40 to 400 recipients, 150 in the mean; times gather around 20:00. */
function campaignsOf(count: number, seed: number): Campaign[] {
  const next = numbersFrom(seed);
  return Array.from({ length: count }, () => ({
    startsAt: Math.floor((EVENING_SECONDS * (next() + next() + next())) / 3),
    recipients: Math.round(40 + 360 * next() ** 2.3),
  })).sort((one, other) => one.startsAt - other.startsAt);
}

/**
 * How long each campaign takes from its start to its last message, in seconds, where the gateway's
 * rate is shared equally among those that are under way, as the product's semaphore shares it.
 */
function durationsOf(campaigns: readonly Campaign[], perSecond: number): number[] {
  const active: { startsAt: number; left: number }[] = [];
  const durations: number[] = [];
  let next = 0;
  for (let second = 0; next < campaigns.length || active.length > 0; second += 1) {
    for (; campaigns[next] && (campaigns[next]?.startsAt ?? 0) <= second; next += 1) {
      const { startsAt, recipients } = campaigns[next] ?? { startsAt: 0, recipients: 0 };
      active.push({ startsAt, left: recipients });
    }
    const each = perSecond / Math.max(1, active.length);
    for (let index = active.length - 1; index >= 0; index -= 1) {
      const one = active[index];
      if (!one) continue;
      one.left -= each;
      if (one.left > 0) continue;
      durations.push(second + 1 - one.startsAt);
      active.splice(index, 1);
    }
  }
  return durations.sort((one, other) => one - other);
}

const minutes = (seconds: number) => (seconds / 60).toFixed(1);
const at = (sorted: readonly number[], quantile: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * quantile))] ?? 0;

/** The fewest contracts with which 95 of 100 campaigns end within a quarter of an hour. */
function contractsFor(campaigns: readonly Campaign[], perSecond: number): number {
  for (let contracts = 1; ; contracts += 1)
    if (at(durationsOf(campaigns, perSecond * contracts), 0.95) <= 900) return contracts;
}

function main(): void {
  console.log("| couples who send | channel | contracts | median | p95 | last | processor |");
  console.log("|---|---|---|---|---|---|---|");
  for (const couples of [300, 3000, 30_000])
    for (const { name, share, perSecond } of channels) {
      const campaigns = campaignsOf(Math.round(couples * share), couples);
      const recipients = campaigns.reduce((sum, one) => sum + one.recipients, 0);
      const enough = contractsFor(campaigns, perSecond);
      for (const contracts of new Set([1, enough])) {
        const sorted = durationsOf(campaigns, perSecond * contracts);
        const cores = (recipients * RECIPIENT_CPU_SECONDS) / EVENING_SECONDS;
        console.log(
          `| ${couples} | ${name} | ${contracts} | ${minutes(at(sorted, 0.5))} min | ${minutes(at(sorted, 0.95))} min | ${minutes(at(sorted, 1))} min | ${cores.toFixed(2)} cores |`,
        );
      }
    }
}

main();
