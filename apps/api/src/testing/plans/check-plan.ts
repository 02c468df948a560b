/** A node of a plan, as `explain (format json)` writes it. */
export interface PlanNode {
  "Node Type": string;
  "Plan Rows": number;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  Filter?: string;
  "Sort Key"?: string[];
  Plans?: PlanNode[];
}

/** What is known of the tables. */
export interface Tables {
  isLarge(table: string): boolean;
  /** An index that has a condition of its own: to read all of it is to read its rows only. */
  isPartial(index: string): boolean;
}

/** More rows than that are not sorted for one request. */
export const MOST_SORTED = 50_000;

/** Nodes that read all of their input before they return a row. */
const readsAll = /Sort$|Aggregate|Hash|Bitmap|Materialize|WindowAgg|Unique|SetOp/;

/**
 * What a plan does to a large table that no request may: read all of it, or sort all of it. Reading
 * as many rows as are asked for in the order of an index is neither.
 */
export function problemsOf(node: PlanNode, tables: Tables, isLimited = false): string[] {
  const type = node["Node Type"];
  const table = node["Relation Name"] ?? "";
  const index = node["Index Name"] ?? "";
  const own: string[] = [];
  if (type === "Seq Scan" && tables.isLarge(table)) own.push(`reads all of ${table}`);
  if (type === "Sort" && node["Plan Rows"] > MOST_SORTED)
    own.push(`sorts ${node["Plan Rows"]} rows by ${node["Sort Key"]?.join(", ")}`);
  const isIndexRead = /^(Index|Index Only|Bitmap Index) Scan$/.test(type);
  const isSmall = table !== "" && !tables.isLarge(table);
  if (isIndexRead && !isSmall && !node["Index Cond"] && !tables.isPartial(index)) {
    if (!isLimited) own.push(`reads all of the index ${index}`);
    else if (node.Filter) own.push(`reads ${index} until enough rows pass ${node.Filter}`);
  }
  const limited =
    type === "Limit" || (isLimited && !(readsAll.test(type) && type !== "Incremental Sort"));
  return [...own, ...(node.Plans ?? []).flatMap((child) => problemsOf(child, tables, limited))];
}
