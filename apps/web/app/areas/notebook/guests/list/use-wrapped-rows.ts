import { useEffect, useState } from "react";

/** The width in rem below which names and details take several lines: 320 px, or twice the text on any phone. */
const NARROW_REM = 21;

/** Whether the window is so narrow for its text that rows take several lines and differ in height. */
export function useWrappedRows(): boolean {
  const [isNarrow, setIsNarrow] = useState(false);
  useEffect(() => {
    const look = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setIsNarrow(window.innerWidth / rem < NARROW_REM);
    };
    look();
    window.addEventListener("resize", look);
    return () => window.removeEventListener("resize", look);
  }, []);
  return isNarrow;
}
