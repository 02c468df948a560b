import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useWaitingEdits } from "./waiting-edits.ts";

/**
 * The address of a photo that was chosen without a network and is queued with this page's form; null
 * without any.
 * @param name of its field
 */
export function useWaitingPhoto(name: string): string | null {
  const { pathname } = useLocation();
  const edit = useWaitingEdits().find(({ path, subject }) => path === pathname && subject === "");
  const [, photo] =
    edit?.fields.find(([field, value]) => field === name && typeof value !== "string") ?? [];
  const file = photo instanceof File && photo.size > 0 ? photo : null;
  const [address, setAddress] = useState<string | null>(null);

  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      setAddress(null);
      URL.revokeObjectURL(made);
    };
  }, [file]);

  return address;
}
