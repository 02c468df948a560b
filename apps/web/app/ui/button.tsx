import type { ComponentProps, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import styles from "./button.module.css";

type Appearance = {
  /** `main` once per screen; `card` for Joy Cards, sending and confirming; `danger` for deleting. */
  variant?: "main" | "card" | "plain" | "quiet" | "danger";
  /** An icon before the text; decorative, so hidden from screen readers. */
  icon?: ReactNode;
  /** As wide as its container. */
  wide?: boolean;
};

type ButtonProps = ComponentProps<"button"> & Appearance & { busy?: boolean };

/** A button; while `busy` it has the same width, is announced as busy and ignores presses. */
export function Button(props: ButtonProps) {
  const { variant, icon, wide, busy, className, children, type = "submit", ...rest } = props;
  return (
    <button
      {...rest}
      type={type}
      className={classes({ variant, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      {icon ? <span aria-hidden="true">{icon}</span> : null}
      <span>{children}</span>
    </button>
  );
}

type LinkButtonProps = LinkProps & Appearance;

/** A link that looks like a button: it navigates and changes nothing. */
export function LinkButton(props: LinkButtonProps) {
  const { variant, icon, wide, className, children, ...rest } = props;
  return (
    <Link {...rest} className={classes({ variant, wide }, className)}>
      {icon ? <span aria-hidden="true">{icon}</span> : null}
      <span>{children}</span>
    </Link>
  );
}

function classes({ variant = "main", wide }: Appearance, own?: string): string {
  return [styles.button, styles[variant], wide && styles.wide, own].filter(Boolean).join(" ");
}
