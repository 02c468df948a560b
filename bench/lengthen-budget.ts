/** Runs a statement in the database of the product that is measured. */
export type Query = (statement: string, values: unknown[]) => Promise<unknown>;

/** Fills the budget of every wedding up to a number of lines, or that of one wedding with its own. */
export async function lengthenBudget(
  query: Query,
  lines: number,
  eventId: number | null = null,
): Promise<void> {
  await query(
    `insert into budget_lines (group_id, code, content, position, event_id)
     select g.id, concat_ws('-', 'mesure', $2::bigint, n), 'Poste ' || n, 1000 + n, $2
     from generate_series(1, $1 - (
            select count(*) from budget_lines l join budget_groups b on b.id = l.group_id
            where b.event_type_id = 1 and (l.event_id is null or l.event_id = $2))) n,
          (select min(id) as id from budget_groups where event_type_id = 1) g
     returning id`,
    [lines, eventId],
  );
}
