import type { ReactNode } from "react";
import { useCanAccess, useResourceContext } from "react-admin";

/** Shows what changes a record to those only whose role may change it. */
export function MayWrite({ children }: { children: ReactNode }) {
  const resource = useResourceContext() ?? "";
  const { canAccess } = useCanAccess({ resource, action: "edit" });
  return canAccess ? children : null;
}
