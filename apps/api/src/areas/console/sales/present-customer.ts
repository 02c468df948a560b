import type { ConsoleSale } from "@jdj/contract/console/sales";

/** A user as far as staff see who ordered. */
export function presentCustomer(
  user: { id: number; name: string; phone: string | null } | null,
): ConsoleSale["customer"] {
  return user ? { user_id: user.id, name: user.name, phone: user.phone } : null;
}
