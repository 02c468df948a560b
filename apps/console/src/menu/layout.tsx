import type { ReactNode } from "react";
import { Layout } from "react-admin";
import { ConsoleBar } from "./bar.tsx";
import { ConsoleMenu } from "./menu.tsx";

/** The frame of every page: the bar and the menu of the console. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  return (
    <Layout menu={ConsoleMenu} appBar={ConsoleBar}>
      {children}
    </Layout>
  );
}
