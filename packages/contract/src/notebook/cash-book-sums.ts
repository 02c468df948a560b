/** How a payment was or will be made. */
export const paymentMeans = [
  "cash",
  "wave",
  "orange-money",
  "mtn-momo",
  "moov-money",
  "transfer",
  "cheque",
  "card",
] as const;
export type PaymentMeans = (typeof paymentMeans)[number];

/** How they read in French. */
export const paymentMeansLabels: Readonly<Record<PaymentMeans, string>> = {
  cash: "Espèces",
  wave: "Wave",
  "orange-money": "Orange Money",
  "mtn-momo": "MTN MoMo",
  "moov-money": "Moov Money",
  transfer: "Virement",
  cheque: "Chèque",
  card: "Carte bancaire",
};

/** What a sum needs to know of an entry; amounts in whole FCFA, dates `YYYY-MM-DD`. */
export interface BookedAmount {
  amount: number;
  /** What was given back of it. */
  returned: number;
  /** When it was paid; null before. */
  paid_on: string | null;
  /** By when it is to be paid; null where nobody said. */
  due_on: string | null;
}

/** What became of an entry: paid, given back whole, to be paid, or past its day. */
export const entryStates = ["paid", "returned", "due", "late"] as const;
export type EntryState = (typeof entryStates)[number];

/** The state of an entry on a day. A payment is late from the day after it was due. */
export function entryState(entry: BookedAmount, today: string): EntryState {
  if (entry.paid_on !== null) return entry.returned >= entry.amount ? "returned" : "paid";
  return entry.due_on !== null && entry.due_on < today ? "late" : "due";
}

/** Sums of a line, or of the whole book, in whole FCFA. */
export interface BookSums {
  /** Paid and not given back. */
  paid: number;
  /** To be paid, late ones included. */
  due: number;
  /** Of what is due: past its day. */
  late: number;
  /** What the real amount has beyond the entries: nobody said when it is paid. */
  undated: number;
}

/**
 * The sums of a line's entries.
 * @param real the line's real amount; null while none was given
 */
export function bookSums(
  entries: readonly BookedAmount[],
  real: number | null,
  today: string,
): BookSums {
  const sums = { paid: 0, due: 0, late: 0 };
  for (const entry of entries) {
    const left = entry.amount - entry.returned;
    if (entry.paid_on !== null) sums.paid += left;
    else {
      sums.due += left;
      if (entryState(entry, today) === "late") sums.late += left;
    }
  }
  return { ...sums, undated: Math.max(0, (real ?? 0) - sums.paid - sums.due) };
}

/** Sums of several lines together. */
export function addBookSums(sums: readonly BookSums[]): BookSums {
  return sums.reduce(
    (all, one) => ({
      paid: all.paid + one.paid,
      due: all.due + one.due,
      late: all.late + one.late,
      undated: all.undated + one.undated,
    }),
    { paid: 0, due: 0, late: 0, undated: 0 },
  );
}

/** What the entries of a line come to, paid or not, in whole FCFA. */
export function bookTotal(entries: readonly Pick<BookedAmount, "amount" | "returned">[]): number {
  return entries.reduce((sum, { amount, returned }) => sum + amount - returned, 0);
}

/**
 * The real amount of a line after its entries changed: while nobody typed one it follows them; one that
 * was typed stays.
 * @param before what the entries came to, and `after`, what they come to now
 */
export function realAfter(real: number | null, before: number, after: number): number | null {
  if (real !== null && real !== before) return real;
  return after === 0 ? null : after;
}

/** An amount in so many equal parts of whole FCFA; the first ones take what is left over. */
export function equalParts(amount: number, count: number): number[] {
  const part = Math.floor(amount / count);
  return Array.from({ length: count }, (_, index) => part + (index < amount % count ? 1 : 0));
}
