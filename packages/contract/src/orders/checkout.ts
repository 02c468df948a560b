import { z } from "zod";
import { Id } from "../call/shapes.ts";
import { Cart } from "../carts/cart.ts";
import { ExpectedDays } from "./expected-days.ts";

const Town = z.object({ id: Id, name: z.string() });

/** What the page of a new order shows. */
export const Checkout = z.object({
  cart: Cart,
  /** The name and number of the customer, to begin with. */
  recipient: z.string(),
  phone_number: z.string(),
  towns: z.array(Town),
  /** By seller with products; empty until a town is chosen, and where the seller does not deliver to it. */
  deliveries: z.array(
    z.object({
      seller_id: Id,
      zones: z.array(
        z.object({
          id: Id,
          name: z.string(),
          /** FCFA, with tax; 0 for free. */
          price: z.int(),
          days: z.int(),
          pickup: z.boolean(),
          /** When what is ordered now arrives. */
          expected: ExpectedDays,
        }),
      ),
    }),
  ),
});
export type Checkout = z.infer<typeof Checkout>;
