import { refusal } from "@jdj/contract/call/refusals";
import type {
  ConsoleCategory,
  ConsoleServiceType,
  ConsoleTown,
} from "@jdj/contract/console/choice-lists";
import { and, asc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, alias, type PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../../database/connect.ts";
import { productCategories } from "../../products/categories/tables.ts";
import { products } from "../../products/products/tables.ts";
import { providerServices, providers } from "../../providers/tables.ts";
import { towns } from "../../providers/towns/tables.ts";
import { serviceTypes } from "../../service-types/tables.ts";

/** What uses a choice is counted up to this. */
const MOST_COUNTED = 1000;

/** @param choice the column of the choice's number with its table, which a statement of one table leaves out */
const usesOf = (table: PgTable, column: AnyPgColumn, choice: SQL) =>
  sql<number>`(select count(*) from (select from ${table} where ${column} = ${choice} limit ${sql.raw(String(MOST_COUNTED))}) as used)`.mapWith(
    Number,
  );

interface Page {
  archived?: boolean | undefined;
  offset: number;
  limit: number;
}

const archivedIs = (column: AnyPgColumn, archived: boolean | undefined): SQL | undefined =>
  archived === undefined ? undefined : archived ? isNotNull(column) : isNull(column);

interface Common {
  id: number;
  code: string;
  name: string;
  position: number;
  archivedAt: Date | null;
  version: number;
}

const presentChoice = (
  { id, code, name, position, archivedAt, version }: Common,
  used: number,
) => ({
  ...{ id, code, name, position, version },
  archived: archivedAt !== null,
  used_by: used,
});

const selectServiceTypes = (db: Database) =>
  db
    .select({
      row: serviceTypes,
      used: usesOf(providerServices, providerServices.serviceTypeId, sql`${serviceTypes}.id`),
    })
    .from(serviceTypes);

const selectTowns = (db: Database) =>
  db
    .select({ row: towns, used: usesOf(providers, providers.townId, sql`${towns}.id`) })
    .from(towns);

const above = alias(productCategories, "above");

const selectCategories = (db: Database) =>
  db
    .select({
      row: productCategories,
      parent: above.name,
      used: usesOf(products, products.categoryId, sql`${productCategories}.id`),
    })
    .from(productCategories)
    .leftJoin(above, eq(above.id, productCategories.parentId));

type TownRow = Awaited<ReturnType<typeof selectTowns>>[number];
type CategoryRow = Awaited<ReturnType<typeof selectCategories>>[number];

/** A service type in the shape of the contract. */
export const presentServiceType = ({
  row,
  used,
}: {
  row: Common;
  used: number;
}): ConsoleServiceType => presentChoice(row, used);

/** A town in the shape of the contract. */
export function presentTown({ row, used }: TownRow): ConsoleTown {
  const { district, latitude, longitude } = row;
  return { ...presentChoice(row, used), district, latitude, longitude };
}

/** A category in the shape of the contract. */
export const presentCategory = ({ row, parent, used }: CategoryRow): ConsoleCategory => ({
  ...presentChoice(row, used),
  parent_id: row.parentId,
  parent,
});

/** A page of the service types, in their order. */
export const listServiceTypes = (db: Database, { archived, offset, limit }: Page) =>
  selectServiceTypes(db)
    .where(archivedIs(serviceTypes.archivedAt, archived))
    .orderBy(asc(serviceTypes.position), asc(serviceTypes.id))
    .offset(offset)
    .limit(limit);

/** A page of the towns, in their order. */
export const listTowns = (db: Database, { archived, offset, limit }: Page) =>
  selectTowns(db)
    .where(archivedIs(towns.archivedAt, archived))
    .orderBy(asc(towns.position), asc(towns.id))
    .offset(offset)
    .limit(limit);

/** A page of the categories: each of the first level with those below it, in their order. */
export const listCategories = (
  db: Database,
  { archived, offset, limit, parentId }: Page & { parentId?: number | undefined },
) =>
  selectCategories(db)
    .where(
      and(
        archivedIs(productCategories.archivedAt, archived),
        parentId === undefined
          ? undefined
          : parentId === 0
            ? isNull(productCategories.parentId)
            : eq(productCategories.parentId, parentId),
      ),
    )
    .orderBy(
      sql`coalesce(${above.position}, ${productCategories.position})`,
      sql`coalesce(${above.id}, ${productCategories.id})`,
      sql`${productCategories.parentId} is not null`,
      asc(productCategories.position),
      asc(productCategories.id),
    )
    .offset(offset)
    .limit(limit);

/** The one row of a statement. @throws not-found */
function only<Row>([row]: Row[]): Row {
  if (!row) throw refusal("not-found");
  return row;
}

/** One service type. @throws not-found */
export const findServiceType = async (db: Database, id: number) =>
  presentServiceType(only(await selectServiceTypes(db).where(eq(serviceTypes.id, id))));

/** One town. @throws not-found */
export const findTown = async (db: Database, id: number) =>
  presentTown(only(await selectTowns(db).where(eq(towns.id, id))));

/** One category. @throws not-found */
export const findCategory = async (db: Database, id: number) =>
  presentCategory(only(await selectCategories(db).where(eq(productCategories.id, id))));
