import { SHORTEST_SEARCH } from "@jdj/contract/products/limits";
import { marketplaceMessages } from "@jdj/contract/products/messages";
import { useEffect, useState } from "react";
import { type FoundProducts, findProducts, PAUSE_MS } from "#app/areas/products/find-products.ts";

interface TypedSearch {
  found: FoundProducts | null;
  /** Why there is none, in French; null for no reason. */
  message: string | null;
  /** Called with what is typed. */
  type: (text: string) => void;
}

/** The products that match what is being typed; before that, those of the address. */
export function useTypedSearch(sent: { found: FoundProducts | null }): TypedSearch {
  const [text, type] = useState<string | null>(null);
  const [found, setFound] = useState(sent.found);
  const [hasFailed, setFailed] = useState(false);
  const search = text?.trim() ?? null;
  useEffect(() => {
    if (search === null) return;
    setFailed(false);
    if (search.length < SHORTEST_SEARCH) {
      setFound(null);
      return;
    }
    const asking = new AbortController();
    const timer = setTimeout(() => {
      findProducts({ search, item_type: "product_model" }, asking.signal).then(setFound, () => {
        if (asking.signal.aborted) return;
        setFound(null);
        setFailed(true);
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [search]);
  useEffect(() => setFound(sent.found), [sent.found]);
  const isShort = search !== null && search !== "" && search.length < SHORTEST_SEARCH;
  const failure = hasFailed ? marketplaceMessages.searchFailed : null;
  return { found, message: isShort ? marketplaceMessages.tooShort : failure, type };
}
