/** What is known of a budget line when a provider's is looked for. */
export interface ProviderLine {
  /** The service of the directory that the line pays for. */
  serviceTypeId: number | null;
  /** The provider whose price the line took. */
  priceFrom: string | null;
  /** Whole FCFA. */
  max: number | null;
}

/**
 * The line of a budget that stands for a provider of a service. Several lines may name one service: it
 * is the line that took the provider's price, else the one with the greatest maximum, else the first.
 * @param service null for none: then no line is the provider's
 */
export function lineOfProvider<L extends ProviderLine>(
  lines: readonly L[],
  { service, provider }: { service: number | null; provider: string },
): L | undefined {
  const [first, ...others] = lines.filter(
    ({ serviceTypeId }) => service !== null && serviceTypeId === service,
  );
  if (!first) return undefined;
  const priced = [first, ...others].find(({ priceFrom }) => priceFrom === provider);
  if (priced) return priced;
  return others.reduce((best, line) => ((line.max ?? 0) > (best.max ?? 0) ? line : best), first);
}
