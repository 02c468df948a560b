import type { RefAttributes } from "react";
import { type FormProps, Form as RouterForm } from "react-router";
import { PostingAccountField } from "./posting-account-field.tsx";

/** The router's form, which says whose it is where it changes something. */
export function Form({ children, ...form }: FormProps & RefAttributes<HTMLFormElement>) {
  return (
    <RouterForm {...form}>
      {form.method === "post" ? <PostingAccountField /> : null}
      {children}
    </RouterForm>
  );
}
