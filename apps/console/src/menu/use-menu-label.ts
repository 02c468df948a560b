import { useResourceContext, useResourceDefinition } from "react-admin";

/** What the resource of this page is called in the menu: its list is called the same. */
export function useMenuLabel(): string {
  const resource = useResourceContext();
  const { options } = useResourceDefinition<{ label?: string }>(
    resource === undefined ? {} : { resource },
  );
  return options?.label ?? resource ?? "";
}
