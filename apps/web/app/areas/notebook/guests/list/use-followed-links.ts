import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { isPlainPress } from "./plain-press.ts";

/** The ref of an element whose plain links are followed without loading a document. */
export function useFollowedLinks<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const element = ref.current;
    const follow = (press: MouseEvent) => {
      const link = press.target instanceof Element ? press.target.closest("a") : null;
      if (!link || press.defaultPrevented || !isPlainPress(press)) return;
      press.preventDefault();
      void navigate(link.pathname);
    };
    element?.addEventListener("click", follow);
    return () => element?.removeEventListener("click", follow);
  }, [navigate]);
  return ref;
}
