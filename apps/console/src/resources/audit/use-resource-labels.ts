import { useResourceDefinitions } from "react-admin";

/** What each resource is called in the menu, by its name; those that the role may not read are named too. */
export function useResourceLabels(): (name: string) => string {
  const definitions = useResourceDefinitions<{ label?: string }>();
  return (name) => definitions[name]?.options?.label ?? name;
}
