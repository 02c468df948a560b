import type { ReactNode } from "react";
import { Loading, useRecordContext } from "react-admin";

/**
 * A page of details once its record is whole: until it is read, react-admin shows the row of the list,
 * which has less.
 * @param field a field that only the whole record has
 */
export function WholeRecord({ field, children }: { field: string; children: ReactNode }) {
  const record = useRecordContext();
  return record !== undefined && field in record ? children : <Loading />;
}
