import { and, count, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { providers } from "../../providers/tables.ts";
import { products } from "../products/tables.ts";
import { productQuestions } from "./tables.ts";

/** A page of a list. */
interface Page {
  offset: number;
  limit: number;
}

/** The most own questions about a product that are shown. */
const MOST_OWN = 50;

const columns = {
  question: productQuestions,
  givenNames: sql<string>`coalesce(${productQuestions.authorGivenNames}, ${users.givenNames})`,
  lastName: sql<string>`coalesce(${productQuestions.authorLastName}, ${users.lastName})`,
  name: products.name,
};

const select = (db: Database) =>
  db
    .select(columns)
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.productId))
    .leftJoin(customers, eq(customers.id, productQuestions.customerId))
    .leftJoin(users, eq(users.id, customers.userId));

/** A question with its author's names and its product's. */
export type QuestionRow = Awaited<ReturnType<typeof listAnswered>>[number];

/** A listed product with its seller, as questions name them; null when there is none. */
export async function findAskable(db: Database, productId: number) {
  const [row] = await db
    .select({
      id: products.id,
      name: products.name,
      providerId: products.providerId,
      seller: providers.name,
    })
    .from(products)
    .innerJoin(providers, eq(providers.id, products.providerId))
    .where(and(eq(products.id, productId), isNotNull(products.listedAt)));
  return row ?? null;
}

/** The questions about a product that everybody reads. */
const isAnswered = (productId: number) =>
  and(
    eq(productQuestions.productId, productId),
    isNotNull(productQuestions.answeredAt),
    isNull(productQuestions.hiddenAt),
  );

export async function countAnswered(db: Database, productId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(productQuestions)
    .where(isAnswered(productId));
  return row?.total ?? 0;
}

/** A page of them, the newest answers first. */
export function listAnswered(db: Database, productId: number, { offset, limit }: Page) {
  return select(db)
    .where(isAnswered(productId))
    .orderBy(desc(productQuestions.answeredAt), desc(productQuestions.id))
    .limit(limit)
    .offset(offset);
}

/** What a customer asked about a product, the newest first. */
export function listOwn(db: Database, own: { customerId: number; productId: number }) {
  return db
    .select()
    .from(productQuestions)
    .where(
      and(
        eq(productQuestions.customerId, own.customerId),
        eq(productQuestions.productId, own.productId),
      ),
    )
    .orderBy(desc(productQuestions.id))
    .limit(MOST_OWN);
}

/** How many questions about the products of a seller are shown to them, and how many wait for an answer. */
export async function countReceived(db: Database, providerId: number) {
  const [row] = await db
    .select({
      total: count(),
      waiting: sql<number>`count(*) filter (where ${productQuestions.answeredAt} is null)`.mapWith(
        Number,
      ),
    })
    .from(productQuestions)
    .where(and(eq(productQuestions.providerId, providerId), isNull(productQuestions.hiddenAt)));
  return row ?? { total: 0, waiting: 0 };
}

/** A page of them: those without an answer first, then the newest. */
export function listReceived(db: Database, providerId: number, { offset, limit }: Page) {
  return select(db)
    .where(and(eq(productQuestions.providerId, providerId), isNull(productQuestions.hiddenAt)))
    .orderBy(sql`(${productQuestions.answeredAt} is not null)`, desc(productQuestions.id))
    .limit(limit)
    .offset(offset);
}
