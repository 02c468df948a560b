import { type ReactNode, useEffect, useRef } from "react";
import kit from "./kit.module.css";

type OpenedRowProps = { className: string | undefined; children: ReactNode };

/** What a link of a row opened in its place: the focus goes there, since the link is gone. */
export function OpenedRow({ className, children }: OpenedRowProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={box} tabIndex={-1} className={`${kit.wholeRow} ${className}`}>
      {children}
    </div>
  );
}
