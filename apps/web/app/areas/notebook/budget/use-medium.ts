import { startTransition, useEffect, useState } from "react";
import { flushSync } from "react-dom";

/**
 * What the budget is shown on: on a wide window, categories are open at first; on paper all lines
 * are shown. Undefined on the server and in the first render.
 */
export type Medium = "narrow" | "wide" | "paper" | undefined;

/**
 * The medium of the page; it follows the window's width, and printing. It changes in a transition:
 * lines that are missing on a wide window are rendered without blocking a press.
 */
export function useMedium(): Medium {
  const [medium, setMedium] = useState<Medium>();
  useEffect(() => {
    const width = matchMedia("(min-width: 768px)");
    const look = () => startTransition(() => setMedium(width.matches ? "wide" : "narrow"));
    // Rendered synchronously: the browser prints the page as it is when the event returns.
    const print = () => flushSync(() => setMedium("paper"));
    look();
    width.addEventListener("change", look);
    window.addEventListener("beforeprint", print);
    window.addEventListener("afterprint", look);
    return () => {
      width.removeEventListener("change", look);
      window.removeEventListener("beforeprint", print);
      window.removeEventListener("afterprint", look);
    };
  }, []);
  return medium;
}
