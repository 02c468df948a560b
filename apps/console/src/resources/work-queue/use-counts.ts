import type { StaffRole } from "@jdj/contract/call/staff-policy";
import type { WorkKind } from "@jdj/contract/console/work-queue";
import { useGetOne, usePermissions } from "react-admin";
import { kindsOf } from "./kinds.ts";

interface Counts {
  id: "counts";
  kinds: Partial<Record<WorkKind, number>>;
  mine: number;
  colleagues: { id: number; name: string }[];
  /** For the bell, 100 at most. */
  unread_notices: number;
}

/** How often the counts are read again while nothing is changed, in milliseconds. */
const AGAIN_MS = 60_000;

/** How much waits of each kind that the role sees, and how many notices are unread; nothing before it is known. */
export function useCounts(): Counts | undefined {
  const { permissions: role } = usePermissions<StaffRole>();
  const { data } = useGetOne<Counts>(
    "work",
    { id: "counts" },
    { enabled: kindsOf(role).length > 0, refetchInterval: AGAIN_MS },
  );
  return data;
}
