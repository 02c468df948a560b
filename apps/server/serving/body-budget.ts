/** The bytes of large bodies that a process holds at once, in total and per address. */
export interface BodyBudget {
  total: number;
  /** What one address may hold of it, so that a slow sender leaves room for others. */
  perAddress: number;
  held: Map<string, number>;
  heldInAll: number;
}

/**
 * Creates the budget of a process, in bytes. Parsing a form takes about four times its size: 48 MB
 * leave room within the smallest supported heap (256 MB).
 */
export function makeBodyBudget(total = 48 * 1024 * 1024, perAddress = total / 2): BodyBudget {
  return { total, perAddress, held: new Map(), heldInAll: 0 };
}

/** One body's share of the budget; `take` returns false when there is no room for more bytes. */
export function openShare(budget: BodyBudget, address: string) {
  let own = 0;
  const add = (bytes: number) => {
    const held = (budget.held.get(address) ?? 0) + bytes;
    if (held > 0) budget.held.set(address, held);
    else budget.held.delete(address);
    budget.heldInAll += bytes;
    own += bytes;
  };
  return {
    take(bytes: number): boolean {
      const held = budget.held.get(address) ?? 0;
      if (budget.heldInAll + bytes > budget.total || held + bytes > budget.perAddress) return false;
      add(bytes);
      return true;
    },
    giveBack: () => add(-own),
  };
}
