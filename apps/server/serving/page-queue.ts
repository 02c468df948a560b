import { refusal } from "@jdj/contract/call/refusals";

interface Options {
  /** How many pages are rendered at once: enough that the database works while the process renders. */
  atOnce: number;
  /**
   * How long a page waits for its turn, in milliseconds: 96 who ask at once for a budget of 200 lines,
   * which takes 40 ms, are all answered.
   */
  patienceMs: number;
  /**
   * After how long a page that is still being rendered no longer counts, in milliseconds: it waits for
   * somebody outside, a payment company say, and must not keep others waiting.
   */
  countedMs: number;
}

const usual: Options = { atOnce: 8, patienceMs: 5000, countedMs: 1000 };

/** Pages that are rendered in turn. */
export interface PageQueue {
  /**
   * Renders a page when its turn has come. Of all who wait each has one turn after the other, so that one
   * who asks for many pages waits for their own.
   * @param who for whom the page is rendered
   * @throws busy (503) when its turn has not come in time
   */
  run<T>(who: string, render: () => Promise<T>): Promise<T>;
}

interface Waiting {
  begin(): void;
}

/** Creates an empty queue. */
export function createPageQueue(options: Partial<Options> = {}): PageQueue {
  const { atOnce, patienceMs, countedMs } = { ...usual, ...options };
  /** Those who wait, in the order of their turns, each with their pages. */
  const waiting = new Map<string, Set<Waiting>>();
  let counted = 0;

  function remove(who: string, page: Waiting): void {
    const pages = waiting.get(who);
    pages?.delete(page);
    if (pages?.size === 0) waiting.delete(who);
  }

  function beginNext(): void {
    const [next] = waiting;
    if (next === undefined || counted >= atOnce) return;
    const [who, pages] = next;
    const [page] = pages;
    if (page === undefined) return;
    remove(who, page);
    // Counted at once: another page may end before this one begins.
    counted += 1;
    // The turn of the others comes first.
    if (pages.size > 0 && waiting.delete(who)) waiting.set(who, pages);
    page.begin();
  }

  /** Renders a page that is counted already. */
  async function renderCounted<T>(render: () => Promise<T>): Promise<T> {
    let isCounted = true;
    const release = () => {
      if (!isCounted) return;
      isCounted = false;
      counted -= 1;
      beginNext();
    };
    const timer = setTimeout(release, countedMs);
    try {
      return await render();
    } finally {
      clearTimeout(timer);
      release();
    }
  }

  function turn(who: string): Promise<void> {
    return new Promise((done, fail) => {
      const page = {
        begin() {
          clearTimeout(timer);
          done();
        },
      };
      const timer = setTimeout(() => {
        remove(who, page);
        fail(refusal("busy"));
      }, patienceMs);
      waiting.set(who, (waiting.get(who) ?? new Set<Waiting>()).add(page));
    });
  }

  return {
    async run(who, render) {
      if (counted < atOnce && waiting.size === 0) counted += 1;
      else await turn(who);
      return renderCounted(render);
    },
  };
}
