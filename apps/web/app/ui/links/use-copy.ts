import { useState } from "react";

/** Copies texts. `copied` says whether the last one was; null before, and after `forget`. */
export function useCopy() {
  const [copied, setCopied] = useState<boolean | null>(null);
  return {
    copied,
    async copy(text: string): Promise<void> {
      setCopied(
        await navigator.clipboard.writeText(text).then(
          () => true,
          () => false,
        ),
      );
    },
    forget: () => setCopied(null),
  };
}
