import type { ReactNode } from "react";
import { useCanAccess, useResourceContext } from "react-admin";

/**
 * Shows what changes a record to those only whose role may change it.
 * @param of another resource, whose writers alone make the change
 */
export function MayWrite({ of, children }: { of?: string; children: ReactNode }) {
  const shown = useResourceContext() ?? "";
  const resource = of ?? shown;
  const { canAccess } = useCanAccess({ resource, action: "edit" });
  return canAccess ? children : null;
}
