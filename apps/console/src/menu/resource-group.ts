import type { StaffSection } from "@jdj/contract/call/staff-policy";
import { type ComponentType, lazy } from "react";
import type { ResourcePages } from "../resource/resource.tsx";

/** One resource: its pages are fetched when they are first opened. */
interface ConsoleResource {
  /** The path below `/api/v1/console/` and in the address of the console. */
  name: string;
  /** The section of the policy that says who reads and writes it. */
  section: StaffSection;
  label: string;
  icon: ComponentType;
  /** False for one that is reached from the pages of another. */
  inMenu?: false;
  list: ComponentType;
  show?: ComponentType;
  edit?: ComponentType;
  create?: ComponentType;
  /** Further pages, by their path below that of the resource. */
  pages?: Readonly<Record<string, ComponentType>>;
}

/** Resources under one heading of the menu. */
export interface ResourceGroup {
  label: string;
  resources: ConsoleResource[];
  /** Resources without pages, which forms of this group choose from, by section of the policy. */
  references?: Readonly<Record<string, StaffSection>>;
}

type Definition = () => Promise<{ default: ResourcePages }>;

const page = (load: Definition, name: keyof ResourcePages) =>
  lazy(async () => ({ default: (await load()).default[name] }));

/** The pages of a resource that one module defines, fetched when one of them is first opened. */
export const listAndEditOf = (load: Definition) => ({
  list: page(load, "list"),
  edit: page(load, "edit"),
});

/** The pages of a resource to which staff add rows. */
export const pagesOf = (load: Definition) => ({
  ...listAndEditOf(load),
  create: page(load, "create"),
});
